import { isVerifiedUser } from '#domain/proof/verified-user';
import type { ConnectionStore } from '../store/connection.ts';
import type { UserStore } from '../store/user.ts';

/** More verified people than this vouch no louder, and each costs a read. */
const mostAsked = 50;

/** How many of a person's accepted connections are verified users now; who lost their proofs no longer counts. */
export const verifiedPeersOver =
  ({ connections, users }: { connections: Pick<ConnectionStore, 'listOf'>; users: Pick<UserStore, 'get'> }) =>
  async (sub: string): Promise<number> => {
    const accepted = (await connections.listOf(sub)).filter(({ status }) => status === 'ACCEPTED');
    const peers = await Promise.all(accepted.slice(0, mostAsked).map(({ peerId }) => users.get(peerId)));
    return peers.filter((peer) => peer !== undefined && isVerifiedUser(peer)).length;
  };
