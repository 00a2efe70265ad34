import { expect, it } from 'vitest';
import type { SocialAccount } from '#domain/platform/social-account';
import type { Finding } from '#domain/scan/finding';
import { withLikeUnproven } from './like-unproven.ts';

const proven = '2026-11-30T09:20:20.000Z';
const github: SocialAccount = {
  ...{ platform: 'GITHUB', pageUrl: 'https://github.com/isadora-fennimore', verifiedAt: proven },
};
const pinterest: SocialAccount = {
  platform: 'PINTEREST',
  pageUrl: 'https://www.pinterest.com/glazeandgrog/',
};

const finding = (handle: string, part: object = {}) =>
  ({
    ...{ id: handle, platform: 'TWITCH', status: 'OPEN', verdict: 'namesake', reasons: [] },
    ...{ yours: { platform: 'GITHUB', handle: 'isadora-fennimore' }, theirs: { platform: 'TWITCH', handle } },
    ...part,
  }) as unknown as Finding;

it.each<[string, Finding, SocialAccount[], string | undefined]>([
  ['a capital I for l', finding('gIazeandgrog'), [github, pinterest], 'glazeandgrog'],
  ['a word added', finding('glazeandgrog_official'), [github, pinterest], 'glazeandgrog'],
  ['a letter doubled', finding('glazeandgrogg'), [github, pinterest], 'glazeandgrog'],
  [
    'cl for d',
    finding('theodora.binclery'),
    [github, { platform: 'PINTEREST', pageUrl: 'https://www.pinterest.com/theodora_bindery/' }],
    'theodora_bindery',
  ],
  [
    'cut at fifteen letters',
    finding('glazeandgrogstu'),
    [github, { platform: 'PINTEREST', pageUrl: 'https://www.pinterest.com/glazeandgrogstud/' }],
    'glazeandgrogstud',
  ],
  [
    'cut at fifteen letters of twenty',
    finding('glazeandgrogstu'),
    [github, { platform: 'PINTEREST', pageUrl: 'https://www.pinterest.com/glazeandgrogstudios1/' }],
    'glazeandgrogstudios1',
  ],
  [
    'another of ten letters',
    finding('glazedgrag'),
    [github, { platform: 'PINTEREST', pageUrl: 'https://www.pinterest.com/glazeagrog/' }],
    undefined,
  ],
  ['like neither', finding('fennis-lab'), [github, pinterest], undefined],
  ['it is proven', finding('gIazeandgrog'), [github, { ...pinterest, verifiedAt: proven }], undefined],
  ['on its own platform', finding('gIazeandgrog', { platform: 'PINTEREST' }), [github, pinterest], undefined],
  [
    'it stands beside it',
    finding('gIazeandgrog', { yours: { platform: 'PINTEREST', handle: 'glazeandgrog' } }),
    [pinterest],
    undefined,
  ],
  [
    'a short handle',
    finding('anna_official'),
    [github, { platform: 'X', pageUrl: 'https://x.com/anna' }],
    undefined,
  ],
  ['a copy', finding('gIazeandgrog', { verdict: 'possible clone' }), [github, pinterest], 'glazeandgrog'],
  [
    'a copy of the proven one',
    finding('isadora-fennimore1', { verdict: 'likely clone' }),
    [github, { platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/isadora-fennimore' }],
    undefined,
  ],
  [
    'a copy of the chosen one',
    finding('gIazeandgrog', {
      verdict: 'likely clone',
      yours: { platform: 'GITHUB', handle: 'isadora-fennimore', chosen: true },
    }),
    [github, pinterest],
    undefined,
  ],
  ['decided', finding('gIazeandgrog', { status: 'IGNORED' }), [github, pinterest], undefined],
  ['nothing listed', finding('gIazeandgrog'), [], undefined],
])('%s', (_, one, listed, handle) =>
  expect(withLikeUnproven([one], listed)[0]?.likeUnproven?.handle).toBe(handle),
);

it('of two that are as much alike the longer one is named, and what is like the compared one more is left', () => {
  const short: SocialAccount = {
    platform: 'LINKEDIN',
    pageUrl: 'https://www.linkedin.com/in/isadora-fennimore',
  };
  const reasons = [{ signal: 'handle', value: 0.95, words: '', side: 'for' }];
  expect(
    withLikeUnproven([finding('isadora_fennimore1', { reasons })], [github, short])[0]?.likeUnproven,
  ).toBeUndefined();
  const beside = { yours: { platform: 'GITHUB', handle: 'isa' } };
  expect(withLikeUnproven([finding('isadora_fennimore1', beside)], [short])[0]?.likeUnproven).toEqual({
    ...{ platform: 'LINKEDIN', handle: 'isadora-fennimore' },
  });
});
