import { keyHash } from '../runtime/hash.ts';
import { platformTable } from '#domain/platform/platform-table';
import { type SocialProof, accountOfProof } from '#domain/proof/proof';
import { utcDay } from '#domain/utc';
import type { NewsServices } from '../news/tell-news.ts';
import type { Holders } from './holder.ts';
import { tellHolder } from './tell-holder.ts';

/** What became of a proof's review: what an operator decided, or what another look at the account came to. */
export type Turn =
  | 'pause'
  | 'keep'
  | { is: 'looks like another' }
  | { is: 'no longer in doubt' }
  | { is: 'disputed'; by: string };

const hidden = 'checks and the page of your accounts don’t show it as confirmed.';
const paused = `Until one of us has looked at it, ${hidden}`;
const calm = 'The proof still holds, and you don’t have to do anything.';
const wrong = 'if you think this is wrong, write to us on the contact page.';
/** Where its holder reads the reason: what is decided about a person is in their copy, what is decided about a business in nobody's. */
const why = {
  person: `The reason is in the copy of your data, which you can get in Settings; ${wrong}`,
  business: `To ask for the reason, or ${wrong}`,
};

/** The words for a turn: a title about the account, and what it means for its holder. */
function wordsOf(turn: Turn, account: string, of: 'person' | 'business'): { title: string; body: string } {
  const isPaused = `${account} is paused for review`;
  const shownAgain = `${account} is no longer paused`;
  if (turn === 'pause') return { title: isPaused, body: `${paused} ${calm} ${why[of]}` };
  if (turn === 'keep')
    return { title: shownAgain, body: 'We have looked at it. It’s shown again as you chose.' };
  switch (turn.is) {
    case 'looks like another':
      return {
        title: isPaused,
        body: `It looks very much like an account that someone else has proven here. Until it no longer does, or one of us has looked at both, ${hidden} ${calm} If this takes too long, write to us on the contact page.`,
      };
    case 'no longer in doubt':
      return {
        title: shownAgain,
        body: 'It no longer looks like another member’s account. It’s shown again as you chose.',
      };
    case 'disputed':
      return {
        title: `${of === 'person' ? 'Please' : 'please'} prove ${account} again`,
        body: `Someone else has just proven it, too. Until you prove it again, ${hidden} If you haven’t by ${utcDay(turn.by)}, your proof ends. If you can no longer sign in to it, ask the platform to help you get it back.`,
      };
  }
}

/**
 * Tells whose account it is that it was paused, given back, or must be proven again; once of each pause, which is known by when it
 * began. Nothing of whoever reported it, or has proven it as well.
 */
export async function tellOfPause(
  turn: Turn,
  { id, owner, reviewSince }: Pick<SocialProof, 'id' | 'owner' | 'reviewSince'>,
  at: string,
  services: NewsServices & { holders: Holders },
): Promise<void> {
  const { platform, handle } = accountOfProof(id);
  const account = `${handle} on ${platformTable[platform].name}`;
  const event = keyHash(`${typeof turn === 'string' ? turn : turn.is}#${id}#${reviewSince}`);
  await tellHolder(owner, (of) => ({ id: event, ...wordsOf(turn, account, of) }), at, services);
}
