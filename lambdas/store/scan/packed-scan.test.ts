import { expect, it } from 'vitest';
import { StoredScan } from '#domain/scan/stored-scan';
import { packedScan, unpackedScan } from './packed-scan.ts';

const at = '2026-11-25T07:40:00.000Z';
const scan: StoredScan = {
  ...{ subjectId: 'U#u1', id: '01', status: 'RUNNING', requestedAt: at, expiresAt: 1 },
  sources: [
    {
      ...{ platform: 'GITHUB', status: 'looked', asked: 8, total: 8, compared: 9, found: 2, at },
      own: [{ profile: { platform: 'GITHUB', handle: 'maya', name: 'Maya 研' }, file: 'a', at }],
      judged: Array.from({ length: 20 }, (_, n) => `${n}`.padStart(16, '7')),
      judgedBy: 'e1 2940',
      asks: ['maya', 'by name'],
      listed: ['maya'],
      free: Array.from({ length: 12 }, (_, n) => ({ handle: `maya${n}`, like: 'maya' })),
    },
    { platform: 'X', status: 'not connected', asked: 0, total: 0, compared: 0, found: 0 },
  ],
};

it('a packed scan is shorter, and comes back as it was', () => {
  const packed = packedScan(scan);
  const [row, other] = packed['sources'] as [{ packed: Uint8Array }, object];
  expect(JSON.stringify(packed)).not.toContain('by name');
  expect(row.packed.length).toBeLessThan(JSON.stringify(scan.sources[0]).length / 3);
  expect(other).toEqual(scan.sources[1]);
  expect(StoredScan.parse(unpackedScan(packed))).toEqual(scan);
});

it('one that was stored before there was packing is read as it is', () => {
  expect(unpackedScan(scan)).toEqual(scan);
  expect(unpackedScan({ subjectId: 'U#u1' })).toEqual({ subjectId: 'U#u1' });
});
