import { expect, it } from 'vitest';
import { copySide } from './copy-side.ts';
import { copyId, copyName, originalPath } from './issued-copy.ts';
import { markReason } from './mark-words.ts';

const picture = 'a1'.repeat(32);
const copy = { picture, platform: 'LINKEDIN' as const, issuedAt: '2026-03-03T09:00:00.000Z' };

it('is one a picture, platform and day', () => {
  expect(copyId(copy)).toBe(`${picture}#LINKEDIN#2026-03-03`);
  expect(copyId({ ...copy, issuedAt: '2026-03-03T23:59:59.999Z' })).toBe(copyId(copy));
  for (const other of [
    { ...copy, issuedAt: '2026-03-04T00:00:00.000Z' },
    { ...copy, platform: 'X' as const },
    { ...copy, picture: 'b2'.repeat(32) },
  ])
    expect(copyId(other)).not.toBe(copyId(copy));
});

it('has a key and a place of its person alone', () => {
  expect(copyName('u1', copy)).toBe('u1/LINKEDIN/2026-03-03');
  expect(originalPath('u1', picture)).toBe(`users/u1/marked/${picture}.jpeg`);
});

it.each([
  ['LINKEDIN', 400],
  ['REDDIT', 256],
  ['GOOGLE', 800],
  ['ZOOM', 512],
] as const)('for %s has a side of %d', (platform, side) => expect(copySide(platform, 3000)).toBe(side));

it('found again is a reason for a copy that adds no points: the picture has told already', () =>
  expect(markReason({ ...copy, score: 7.5, keys: 12 })).toEqual({
    ...{ signal: 'mark', value: 1, side: 'for', adds: 0 },
    words: expect.stringContaining('derives from the copy issued to you as “LinkedIn” on 3 March 2026'),
  }));
