import * as z from 'zod';
import { AccountName } from '../platform/social-account.ts';
import { Moment } from '../text.ts';

/**
 * One person's word that one account is another person's. It is asked for, given, and taken back, for that account alone;
 * it stands on both sides of their connection and ends with it. `by`: who is asked for their word, seen from the row's side.
 */
export const Vouch = AccountName.extend({
  by: z.enum(['me', 'peer']),
  state: z.enum(['ASKED', 'GIVEN']),
  at: Moment,
});
export type Vouch = z.infer<typeof Vouch>;

/** Two people have no more of them. */
export const mostVouches = 20;

export type VouchAct = 'ask' | 'take back' | 'give' | 'decline' | 'withdraw';
type Account = Pick<Vouch, 'platform' | 'handle'>;

/** Who may do what, and where it leads from each state; `none`: nothing was asked. What is not in the row is refused. */
const TABLE: Record<
  VouchAct,
  { by: Vouch['by']; leads: Partial<Record<Vouch['state'] | 'none', Vouch['state'] | 'none'>> }
> = {
  ask: { by: 'peer', leads: { none: 'ASKED', ASKED: 'ASKED', GIVEN: 'GIVEN' } },
  'take back': { by: 'peer', leads: { ASKED: 'none', GIVEN: 'none', none: 'none' } },
  give: { by: 'me', leads: { ASKED: 'GIVEN', GIVEN: 'GIVEN' } },
  decline: { by: 'me', leads: { ASKED: 'none', none: 'none' } },
  withdraw: { by: 'me', leads: { GIVEN: 'none', none: 'none' } },
};

const same = (a: Account, b: Account) =>
  a.platform === b.platform && a.handle.toLowerCase() === b.handle.toLowerCase();

/** The vouches of a side after what its owner did; undefined where that is not possible. The same list: nothing changed. */
export function vouchesAfter(
  act: VouchAct,
  vouches: readonly Vouch[],
  account: Account,
  at: string,
): readonly Vouch[] | undefined {
  const { by, leads } = TABLE[act];
  const before = vouches.find((one) => one.by === by && same(one, account));
  const next = leads[before?.state ?? 'none'];
  if (next === undefined) return undefined;
  if (next === (before?.state ?? 'none')) return vouches;
  const rest = vouches.filter((one) => one !== before);
  if (next === 'none') return rest;
  const { platform, handle } = before ?? account;
  return [...rest, { platform, handle, by, state: next, at }];
}

/** The same as the other side of the connection has it. */
export const mirrored = (vouches: readonly Vouch[]): Vouch[] =>
  vouches.map((one) => ({ ...one, by: one.by === 'me' ? 'peer' : 'me' }));
