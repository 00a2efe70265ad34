import { expect, test } from 'vitest';
import { exportText, wholeExport } from './export-data.ts';

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

test('the file says what is what, and begins with the profile', () => {
  const text = exportText({
    exportedAt: '2026-11-20T10:00:00.000Z',
    tables: { Scan: [], Once: [{ n: 1 }], User: [{ id: 'a' }], Later: [{ n: 2 }] },
    files: [],
  });
  const file = JSON.parse(text) as { whatIsWhat: Record<string, string>; tables: object };
  expect(Object.keys(file).slice(0, 2)).toEqual(['about', 'whatIsWhat']);
  expect(file.whatIsWhat['User']).toContain('profile');
  expect(Object.keys(file.tables)).toEqual(['User', 'Once', 'Later', 'Scan']);
});
