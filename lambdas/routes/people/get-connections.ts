import type { peopleContract } from '#domain/contract/people';
import { noSuchProfile } from '#domain/errors';
import { isVerifiedUser } from '#domain/proof/verified-user';
import { nameFor } from '../../people/edit-pair.ts';
import type { ConnectionServices } from '../../people/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Peers whose verification is looked up; a longer list shows the rest without it. */
const mostLookedUp = 50;

/** The caller's side of each connection, the latest change first. Who is connected is called what they are called by now. */
export const getConnections: Route<
  (typeof peopleContract)['get-connections'],
  Pick<ConnectionServices, 'users' | 'connections'>
> = async ({ caller }, { users, connections }) => {
  const [me, rows] = await Promise.all([users.get(caller.sub), connections.listOf(caller.sub)]);
  if (!me) throw noSuchProfile();
  const accepted = rows.filter(({ status }) => status === 'ACCEPTED').slice(0, mostLookedUp);
  const peers = await Promise.all(accepted.map(({ peerId }) => users.get(peerId)));
  const verified = new Set(peers.flatMap((peer) => (peer && isVerifiedUser(peer) ? [peer.id] : [])));
  const named = new Map(peers.flatMap((peer) => (peer ? [[peer.id, nameFor(peer)] as const] : [])));
  return {
    connections: rows
      .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
      .map((row) => ({
        ...row,
        ...(named.has(row.peerId) && { peerName: named.get(row.peerId)! }),
        peerVerified: verified.has(row.peerId),
        vouches: (row.status === 'ACCEPTED' && row.vouches) || [],
      })),
    vouching: verified.size,
    findable: me.findable ?? false,
  };
};
