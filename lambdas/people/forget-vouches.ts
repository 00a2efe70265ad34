import { mirrored, type Vouch } from '#domain/people/vouch';
import type { StoredConnection } from '#domain/people/connection';
import { proofId } from '#domain/proof/proof';
import type { ConnectionServices } from './services.ts';
import { dated, editPair } from './edit-pair.ts';
import { vouchNotices } from './vouch-notice.ts';

/** Ends what people said, or were asked to say, for accounts of a person that are no longer on their list; named as `proofId` names them. */
export type ForgetVouches = (sub: string, gone: readonly string[]) => Promise<void>;

/**
 * On both sides of each connection at once. Nobody is told: the account isn't there any more to vouch for, and what was asked or said for it leaves no
 * word.
 */
export const forgettingVouches =
  (
    services: Pick<ConnectionServices, 'connections' | 'unsay' | 'retry'> & { now: () => number },
  ): ForgetVouches =>
  async (sub, gone) => {
    const { connections, now } = services;
    const at = new Date(now()).toISOString();
    const restOf = (vouches: readonly Vouch[] | null | undefined) =>
      (vouches ?? []).filter((one) => one.by !== 'peer' || !gone.includes(proofId(one.platform, one.handle)));
    const isTouched = ({ vouches }: Pick<StoredConnection, 'vouches'>) =>
      restOf(vouches).length < (vouches ?? []).length;
    for (const { peerId } of (await connections.listOf(sub)).filter(isTouched))
      await editPair(services, async () => {
        const [mine, theirs] = await Promise.all([
          connections.get(sub, peerId),
          connections.get(peerId, sub),
        ]);
        if (!mine || !isTouched(mine)) return { changes: [], answer: undefined };
        const vouches = restOf(mine.vouches);
        const gone = (mine.vouches ?? []).filter((one) => !vouches.includes(one));
        for (const told of vouchNotices(sub, peerId, gone)) await services.unsay(told);
        return {
          changes: [
            { before: mine, after: dated(mine, { vouches }, at) },
            ...(theirs ? [{ before: theirs, after: dated(theirs, { vouches: mirrored(vouches) }, at) }] : []),
          ],
          answer: undefined,
        };
      });
  };
