import { expect, it } from 'vitest';
import type { IssuedCopy } from '#domain/marked/issued-copy';
import type { FoundMark } from '#domain/marked/mark-words';
import type { Look } from '#domain/scan/scan-plan';
import type { Found } from '../look.ts';
import { readOwnMarks } from './own-marks.ts';

const at = '2026-11-23T12:00:00.000Z';
const mark: FoundMark = {
  ...{ picture: 'a1'.repeat(32), platform: 'LINKEDIN', issuedAt: '2026-03-03T09:00:00.000Z' },
  ...{ score: 12, keys: 2 },
};
const look: Look = {
  ...{ platform: 'X', handles: [], here: ['Maya'], proven: ['maya'], provenHere: ['maya'] },
  ...{ elsewhere: [], byName: true },
};
const shows = (handle: string): Found => ({
  profile: { platform: 'X', handle },
  file: 'f1',
  image: { contentType: 'image/jpeg', bytes: new Uint8Array(1) },
});

const row: IssuedCopy = { ...mark, commitment: 'c0'.repeat(32) };

const noted = async (own: Found, answer: FoundMark | 'no time' | undefined, known: IssuedCopy[] = [row]) => {
  const all: unknown[] = [];
  let read = 0;
  await readOwnMarks({ look, own: [own], userId: 'maya', at }, async () => ((read += 1), answer), {
    of: async () => known,
    noteSeen: async (_, { platform }, seen) => void all.push([platform, seen]),
  });
  return { all, read };
};
const onX = { platform: 'X', handle: 'Maya', at, file: 'f1' };

it('the copy is noted where the account shows it, whichever platform it was issued for', async () =>
  expect(await noted(shows('Maya'), mark)).toEqual({ all: [['LINKEDIN', onX]], read: 1 }));

it.each([
  ['an account that is not proven', shows('maya2'), mark],
  ['an account without a picture', { profile: shows('Maya').profile }, mark],
  ['a picture without a mark', shows('Maya'), undefined],
  ['a picture that there was no time for', shows('Maya'), 'no time'],
] as const)('nothing is noted for %s', async (_, own, read) =>
  expect((await noted(own, read)).all).toEqual([]),
);

it('of a person without copies nothing is read', async () =>
  expect(await noted(shows('Maya'), mark, [])).toEqual({ all: [], read: 0 }));

it.each([
  ['the file that was read before is not read again', 'X', 'f1', 0],
  ['another file is', 'X', 'f0', 1],
  ['the same on another platform is', 'GITHUB', 'f1', 1],
] as const)('%s, and the day is noted', async (_, platform, file, read) => {
  const seen = { [platform]: { handle: 'Maya', at: '2026-11-01T00:00:00.000Z', file } };
  expect(await noted(shows('Maya'), mark, [{ ...row, seen }])).toEqual({ all: [['LINKEDIN', onX]], read });
});
