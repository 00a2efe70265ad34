import { expect, test } from 'vitest';
import { judge } from '../../engine/judge/judge.ts';
import { linkLikeYours } from './link-like-yours.ts';

test.each([
  ['hol1imund.example', 'hol1imund.example looks like hollimund.example.'],
  ['hollimund.com', 'hollimund.com is hollimund.example with a different ending.'],
  ['hollimund.example', undefined],
  ['ferrowbay.example', undefined],
])('of a link to %s it says: %s', (site, said) => {
  const [yours, theirs] = ['hollimund.example', site].map((each) => ({
    ...{ handle: 'maya_hollimund', name: 'Maya Hollimund', links: [`https://${each}/`] },
  }));
  const { evidence } = judge(yours!, theirs!);
  expect(linkLikeYours(evidence.map(({ reason, ...one }) => ({ ...one, words: reason })))).toBe(said);
});
