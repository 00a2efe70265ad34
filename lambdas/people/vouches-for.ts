import { isVerifiedUser } from '#domain/proof/verified-user';
import { proofId } from '#domain/proof/proof';
import type { ConnectionStore } from '../store/connection.ts';
import type { UserStore } from '../store/user.ts';

/** More than these are not asked whether they are verified still: each costs a read. */
const mostAsked = 50;

/** How many verified people gave their word for each account of a person, by `proofId`; others have none. */
export type VouchesFor = (sub: string) => Promise<ReadonlyMap<string, number>>;

/** Counts what was asked for and given, while the two are connected and who gave it is verified. */
export const vouchesForOver =
  ({
    connections,
    users,
  }: {
    connections: Pick<ConnectionStore, 'listOf'>;
    users: Pick<UserStore, 'get'>;
  }): VouchesFor =>
  async (sub) => {
    const given = (await connections.listOf(sub))
      .filter(({ status }) => status === 'ACCEPTED')
      .map(({ peerId, vouches }) => ({
        peerId,
        of: (vouches ?? []).filter(({ by, state }) => by === 'peer' && state === 'GIVEN'),
      }))
      .filter(({ of }) => of.length > 0)
      .slice(0, mostAsked);
    const peers = await Promise.all(given.map(({ peerId }) => users.get(peerId)));
    const counts = new Map<string, number>();
    given.forEach(({ of }, i) => {
      if (!peers[i] || !isVerifiedUser(peers[i])) return;
      for (const { platform, handle } of of) {
        const id = proofId(platform, handle);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    });
    return counts;
  };
