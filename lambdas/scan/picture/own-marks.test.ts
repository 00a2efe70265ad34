import { expect, it } from 'vitest';
import type { CopyNamed, MarkSeen } from '#domain/marked/issued-copy';
import type { FoundMark } from '#domain/marked/mark-words';
import type { Look } from '#domain/scan/scan-plan';
import type { Platform } from '#domain/platform/platform';
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
  image: { contentType: 'image/jpeg', bytes: new Uint8Array(1) },
});

const noted = async (own: Found, read: FoundMark | 'no time' | undefined) => {
  const all: [string, CopyNamed, MarkSeen & { platform: Platform }][] = [];
  await readOwnMarks(
    { look, own: [own], userId: 'maya', at },
    async () => read,
    async (...one) => void all.push(one),
  );
  return all;
};

it('the copy is noted where the account shows it, whichever platform it was issued for', async () =>
  expect(await noted(shows('Maya'), mark)).toEqual([['maya', mark, { platform: 'X', handle: 'Maya', at }]]));

it.each([
  ['an account that is not proven', shows('maya2'), mark],
  ['an account without a picture', { profile: shows('Maya').profile }, mark],
  ['a picture without a mark', shows('Maya'), undefined],
  ['a picture that there was no time for', shows('Maya'), 'no time'],
] as const)('nothing is noted for %s', async (_, own, read) => expect(await noted(own, read)).toEqual([]));
