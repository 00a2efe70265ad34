import { expect, test } from 'vitest';
import { wholeExport } from './export-data.ts';

test('parts become one, a table that is split is joined', async () => {
  const parts: Record<number, Awaited<ReturnType<NonNullable<Parameters<typeof wholeExport>[0]>>>> = {
    0: {
      exportedAt: '2026-11-20T10:00:00.000Z',
      tables: { User: [{ id: 'a' }], Once: [{ n: 1 }] },
      files: [],
      nextPart: 4,
    },
    4: {
      exportedAt: '2026-11-20T10:00:05.000Z',
      tables: { Once: [{ n: 2 }] },
      files: [{ key: 'users/a/x.png', bytes: 3, changedAt: '' }],
      nextPart: null,
    },
  };
  expect(await wholeExport((part) => Promise.resolve(parts[part]!))).toEqual({
    exportedAt: '2026-11-20T10:00:00.000Z',
    tables: { User: [{ id: 'a' }], Once: [{ n: 1 }, { n: 2 }] },
    files: [{ key: 'users/a/x.png', bytes: 3, changedAt: '' }],
  });
});
