import type { peopleContract } from '#domain/contract/people';
import { noSuchProfile } from '#domain/errors';
import { isVerifiedUser } from '#domain/proof/verified-user';
import { nameFor } from '../../people/edit-pair.ts';
import type { ConnectionServices } from '../../people/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Peers whose verification is looked up; of the rest of a longer list nothing is said. */
const mostLookedUp = 50;

/**
 * The caller's side of each connection, the latest change first. Who is connected or asks is called what they are called by now, and
 * what they were called when they asked, or when both connected: anyone can type any name at any time.
 */
export const getConnections: Route<
  (typeof peopleContract)['get-connections'],
  Pick<ConnectionServices, 'users' | 'connections'>
> = async ({ caller }, { users, connections }) => {
  const [me, rows] = await Promise.all([users.get(caller.sub), connections.listOf(caller.sub)]);
  if (!me) throw noSuchProfile();
  const all = [
    rows.filter(({ status }) => status === 'ACCEPTED'),
    rows.filter(({ status, asked }) => status === 'REQUESTED' && !asked),
  ];
  const lookedUp = all.map((some) => some.slice(0, mostLookedUp));
  const left = new Set(all.flatMap((some) => some.slice(mostLookedUp)));
  const [peers, askers] = await Promise.all(
    lookedUp.map((some) => Promise.all(some.map(({ peerId }) => users.get(peerId)))),
  );
  const provenOf = (some: typeof peers = []) =>
    some.flatMap((peer) => (peer && isVerifiedUser(peer) ? [peer.id] : []));
  const verified = new Set([...provenOf(peers), ...provenOf(askers)]);
  const named = new Map(
    [peers, askers].flat().flatMap((peer) => (peer ? [[peer.id, nameFor(peer)] as const] : [])),
  );
  return {
    connections: rows
      .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
      .map((row) => ({
        ...row,
        ...(named.has(row.peerId) && { peerName: named.get(row.peerId)! }),
        peerVerified: left.has(row) ? null : verified.has(row.peerId),
        earlierName: earlier(row.peerName, named.get(row.peerId)),
        vouches: (row.status === 'ACCEPTED' && row.vouches) || [],
      })),
    vouching: provenOf(peers).length,
    findable: me.findable ?? false,
  };
};

const earlier = (then: string | null | undefined, now: string | undefined): string | null =>
  then && now && then !== now ? then : null;
