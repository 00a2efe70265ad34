import type { HandleDiff } from '#domain/engine/handle/handle-diff';

/** What the two lines are called. */
export const DOMAIN_NAMES = { yours: 'Your domain', theirs: 'A look-alike' };

/** A domain and a look-alike of it, drawn ahead as the handles of examples.ts are; the same test holds it to the engine. */
export const DOMAIN_EXAMPLE: HandleDiff = {
  yours: 'ferrowbay',
  theirs: 'ferrovvbay',
  same: false,
  sentence:
    'Your domain: ferrowbay. A look-alike: ferrovvbay. 1 difference: The letters v v in place of w, at the 6th character.',
  steps: [
    { kind: 'same', yours: [...'ferro'], theirs: [...'ferro'], at: 1 },
    { kind: 'replaced', yours: ['w'], theirs: ['v', 'v'], at: 6, words: 'The letters v v in place of w' },
    { kind: 'same', yours: [...'bay'], theirs: [...'bay'], at: 7 },
  ],
};
