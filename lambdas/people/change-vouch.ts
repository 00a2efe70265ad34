import { ProductError, noSuchProfile } from '#domain/errors';
import { mirrored, mostVouches, type Vouch, type VouchAct, vouchesAfter } from '#domain/people/vouch';
import { isVerifiedUser } from '#domain/proof/verified-user';
import type { StoredConnection } from '#domain/people/connection';
import { dated, editPair, nameFor } from './edit-pair.ts';
import { mayTell } from './may-tell.ts';
import type { ConnectionServices } from './services.ts';
import { vouchNotices, vouchNotice } from './vouch-notice.ts';

interface Wish {
  act: VouchAct;
  peerId: string;
  account: Pick<Vouch, 'platform' | 'handle'>;
}

/** Of an account for which somebody asks, takes it back and asks again, the other one hears no more often than this. */
const mostADay = 10;

/** Changes what two connected people have said for an account, on both sides at once. */
export async function changeVouch(
  sub: string,
  { act, peerId, account }: Wish,
  now: number,
  services: Pick<ConnectionServices, 'users' | 'connections' | 'unsay' | 'once' | 'retry'>,
): Promise<StoredConnection> {
  const at = new Date(now).toISOString();
  const me = await services.users.get(sub);
  if (!me) throw noSuchProfile();
  return editPair(services, async () => {
    const mine = await services.connections.get(sub, peerId);
    if (mine?.status !== 'ACCEPTED')
      throw new ProductError('NOT_FOUND', 'You aren’t connected with this person. Please reload the page.');
    const theirs = await services.connections.get(peerId, sub);
    const before = mine.vouches ?? [];
    const vouches = vouchesAfter(act, before, account, at);
    if (!vouches)
      throw new ProductError(
        'CONFLICT',
        act === 'give'
          ? 'In the meantime, they took this request back. You don’t vouch for this account.'
          : 'This request no longer exists. Please reload the page.',
      );
    if (vouches === before) return { changes: [], answer: mine };
    if (vouches.length > mostVouches)
      throw new ProductError(
        'TOO_LARGE',
        `Two people can vouch for at most ${mostVouches} of each other’s accounts. Please remove one first.`,
      );
    const gone = before.filter((one) => !vouches.includes(one));
    if (act === 'take back') for (const told of vouchNotices(sub, peerId, gone)) await services.unsay(told);
    const after = dated(mine, { vouches: [...vouches] }, at);
    const peer = { id: me.id, name: nameFor(me), isVerified: isVerifiedUser(me) };
    const notice = vouchNotice(peerId, act, peer, account, at, gone[0]);
    const told = notice && (await mayTell('vouches', { asker: me.id, peer: peerId, mostADay, at }, services));
    return {
      changes: [
        { before: mine, after },
        ...(theirs ? [{ before: theirs, after: dated(theirs, { vouches: mirrored(vouches) }, at) }] : []),
      ],
      tell: told ? notice : undefined,
      answer: after,
    };
  });
}
