import { expect, test } from 'vitest';
import { photoReason } from '#domain/engine/judge/reasons';
import type { Picture } from '../../picture/picture.ts';
import { emptySide } from '../side.ts';
import { broughtOf, comparedWith, printOf } from './as-finding.ts';

const picture: Picture = {
  ...{ name: 'logo.jpg', preview: 'data:,', hash: 'aa'.repeat(32), quality: 90.4, sha256: 'cd'.repeat(32) },
  ...{ width: 700, height: 500 },
};

test('a picture is sent as platforms show it: of one that is no square its middle', () => {
  const square = { hash: 'bb'.repeat(32), quality: 80 };
  expect(printOf({ picture: { ...picture, square } })).toEqual(square);
  expect(printOf({ picture })).toEqual({ hash: picture.hash, quality: 90 });
  expect(printOf({})).toBeUndefined();
});

test.each([
  ['is one’s own', { value: 1, kind: 'same', edits: [], alone: true }, []],
  ['is a part of one’s own', { value: 0.9, kind: 'edited', edits: ['cropped'], alone: true }, ['cropped']],
  ['is nearly that', { value: 0.9, kind: 'edited', edits: ['cropped'] }, undefined],
  ['is another', { value: 0.1, kind: 'different', edits: [] }, undefined],
] as const)('of a picture that %s both hashes are given, and what was found', (_, likeness, same) => {
  const draft = {
    yours: { ...emptySide(), picture: { ...picture, width: 500 } },
    theirs: {
      ...emptySide(),
      link: 'https://x.com/copy',
      picture: { ...picture, width: 500, hash: 'bb'.repeat(32) },
    },
  };
  const judgement = {
    ...{ verdict: 'likely clone' as const, score: 80, signals: {}, parts: [] },
    evidence: [{ ...photoReason({ ...likeness, edits: [...likeness.edits] }), adds: 40 }],
  };
  const mark = { signal: 'mark', value: 1, words: 'It derives from a copy.', side: 'for' as const };
  const brought = broughtOf(draft, { judgement: judgement as never, mark });
  expect(brought?.picture?.hash).toBe('bb'.repeat(32));
  expect(brought?.ownPicture?.hash).toBe('aa'.repeat(32));
  expect(brought?.samePicture).toEqual(same);
  expect(brought?.mark).toBe(mark.words);
  expect(broughtOf(draft)?.ownPicture?.hash).toBe('aa'.repeat(32));
});

test.each([
  [{ link: 'https://www.instagram.com/Ottilie.Q/' }, 'Ottilie.Q on Instagram', 'INSTAGRAM'],
  [{ link: 'https://bsky.app/profile/ottilie.bsky.social' }, 'ottilie.bsky.social on Bluesky', undefined],
  [{ name: ' Ottilie Q ' }, '', undefined],
  [{}, '', undefined],
])('%j was compared as “%s”', (typed, called, platform) => {
  const compared = comparedWith({ yours: { ...emptySide(), ...typed } });
  expect(compared.called).toBe(called);
  expect(compared.account?.platform).toBe(platform);
});
