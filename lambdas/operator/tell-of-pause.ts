import { keyHash } from '../runtime/hash.ts';
import { platformTable } from '#domain/platform/platform-table';
import { type SocialProof, accountOfProof } from '#domain/proof/proof';
import type { NewsServices } from '../news/tell-news.ts';
import { tellHolder } from '../proof/tell-holder.ts';

const paused =
  'Until one of us has looked at it, checks and the page of your accounts don’t show it as confirmed.';
const wrong = 'if you think this is wrong, write to us on the contact page.';
/** Where its holder reads the reason: what is decided about a person is in their copy, what is decided about a business in nobody's. */
const why = {
  person: `The reason is in the copy of your data, which you can get in Settings; ${wrong}`,
  business: `To ask for the reason, or ${wrong}`,
};

/**
 * Tells whose account it is that a decision paused it, or gave it back; once of each pause, which is known by when it began.
 * Nothing of whoever reported it.
 */
export async function tellOfPause(
  decision: 'pause' | 'keep',
  { id, owner, reviewSince }: Pick<SocialProof, 'id' | 'owner' | 'reviewSince'>,
  at: string,
  services: NewsServices,
): Promise<void> {
  const { platform, handle } = accountOfProof(id);
  const account = `${handle} on ${platformTable[platform].name}`;
  const words = {
    pause: (of: 'person' | 'business') => ({
      title: `${account} is paused for review`,
      body: `${paused} The proof still holds, and you don’t have to do anything. ${why[of]}`,
    }),
    keep: () => ({
      title: `${account} is no longer paused`,
      body: 'We have looked at it. It’s shown again as you chose.',
    }),
  };
  await tellHolder(
    owner,
    (of) => ({ id: keyHash(`${decision}#${id}#${reviewSince}`), ...words[decision](of) }),
    at,
    services,
  );
}
