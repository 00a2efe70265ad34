import { type StoredConnection, askPrefix } from '#domain/people/connection';
import { type Side, connectionAfter } from '#domain/people/connection-transitions';
import type { User } from '#domain/account/user';
import type { peopleContract } from '#domain/contract/people';
import { ProductError } from '#domain/errors';
import { atRest, connectionNotice, dated, editPair, nameFor, noticeId } from '../../people/edit-pair.ts';
import { inSteadyTime } from '../../people/find-person.ts';
import type { ConnectionServices } from '../../people/services.ts';
import { vouchNotices } from '../../people/vouch-notice.ts';
import type { Route } from '../../rest/rest.ts';
import type { ConnectionChange } from '../../store/connection.ts';

type Services = Pick<ConnectionServices, 'users' | 'connections' | 'unsay' | 'clock' | 'retry'>;

/** Ends a connection on both sides, or takes a request back. */
export const breakConnection: Route<(typeof peopleContract)['break-connection'], Services> = async (
  { caller, request, now },
  services,
) => {
  const at = new Date(now).toISOString();
  const { peerId } = request;
  if (peerId.startsWith(askPrefix))
    return inSteadyTime(services, () => takeBack(caller.sub, peerId, services));
  const [me, peer] = await Promise.all([services.users.get(caller.sub), services.users.get(peerId)]);
  const connection = await editPair(services, async () => {
    const mine = await services.connections.get(caller.sub, peerId);
    if (!mine) throw noSuch();
    const theirs = await services.connections.get(peerId, caller.sub);
    const next = connectionAfter('break', { mine, theirs });
    if (!next)
      throw new ProductError('CONFLICT', 'There is no connection to end. You can ignore a request instead.');
    if (next.mine && next.mine.status === mine.status) return { changes: [], answer: mine };
    // What was ended goes on under the name that it was ended under: afterwards neither is looked up.
    const called = (row: StoredConnection, person: User | undefined) =>
      person && row.status === 'ACCEPTED' ? { peerName: nameFor(person) } : {};
    const moved = (row: StoredConnection, to: Side | undefined, person: User | undefined) =>
      to ? dated(row, { ...to, vouches: null, ...called(row, person) }, at) : atRest(row);
    const after = moved(mine, next.mine, peer);
    const other = theirs?.status === next.theirs?.status ? theirs : theirs && moved(theirs, next.theirs, me);
    const changes: ConnectionChange[] = [{ before: mine, after }];
    if (theirs && other !== theirs) changes.push({ before: theirs, after: other });
    if (mine.status === 'REQUESTED')
      await unsayRequest(
        { about: caller.sub, toldTo: peerId, known: after, before: theirs, after: other },
        services,
      );
    if (!after && !other) await services.unsay({ toldTo: caller.sub, about: peerId });
    for (const told of vouchNotices(caller.sub, peerId, mine.vouches ?? [])) await services.unsay(told);
    // Only of what both knew of: a request that is taken back leaves no word.
    const ended = me && mine.status === 'ACCEPTED' && theirs?.status === 'ACCEPTED';
    const tell = ended ? connectionNotice(peerId, 'ended', { id: me.id, name: nameFor(me) }, at) : undefined;
    return { changes, tell, answer: after ?? null };
  });
  return { connection };
};

/** A request by address: the asker's row goes, and with it what it left on the side of whom it reached. */
const takeBack = async (sub: string, askPeerId: string, services: Services): Promise<{ connection: null }> =>
  editPair(services, async () => {
    const mine = await services.connections.get(sub, askPeerId);
    if (!mine) throw noSuch();
    const changes: ConnectionChange[] = [{ before: mine, after: undefined }];
    const { target } = mine;
    if (!target) return { changes, answer: { connection: null } };
    const theirs = await services.connections.get(target, sub);
    const known = await services.connections.get(sub, target);
    const after = theirs?.asks?.includes(askPeerId) ? without(theirs, askPeerId, known) : theirs;
    await unsayRequest({ about: sub, toldTo: target, known, before: theirs, after }, services);
    if (after !== theirs) changes.push({ before: theirs, after });
    return { changes, answer: { connection: null } };
  });

interface TakenBack {
  about: string;
  toldTo: string;
  /** The asker's own row with the other. */
  known: StoredConnection | undefined;
  /** The other's row. */
  before: StoredConnection | undefined;
  after: StoredConnection | undefined;
}

/**
 * The word of a request goes with it, unless another request of theirs waits. Where no row of the asker's leads to the other, nothing
 * said of them may stay either: the end of their account would not find it.
 */
async function unsayRequest(
  { about, toldTo, known, before, after }: TakenBack,
  { unsay }: Pick<Services, 'unsay'>,
): Promise<void> {
  if (isWanted(after)) return;
  if (!known) await unsay({ toldTo, about });
  else if (before) await unsay({ toldTo, about, id: noticeId('asked', about, before.updatedAt) });
}

const isWanted = (row: StoredConnection | undefined) => row?.status === 'REQUESTED' && !row.asked;

/**
 * Whoever ignored the asker goes on ignoring them; where nothing waits any more, the row is as it was before.
 * @param known the asker's own row: they may have asked by that as well
 */
function without(
  theirs: StoredConnection,
  askPeerId: string,
  known: StoredConnection | undefined,
): StoredConnection | undefined {
  const asks = (theirs.asks ?? []).filter((id) => id !== askPeerId);
  const asked = known?.status === 'REQUESTED' && known.asked;
  return isWanted(theirs) && !asked ? atRest({ ...theirs, asks }) : { ...theirs, asks };
}

const noSuch = () =>
  new ProductError('NOT_FOUND', 'This connection no longer exists. Please reload the page.');
