import { type StoredConnection, askPrefix } from '#domain/people/connection';
import { connectionAfter } from '#domain/people/connection-transitions';
import type { peopleContract } from '#domain/contract/people';
import { ProductError } from '#domain/errors';
import { connectionNotice, dated, editPair, nameFor, noticeId } from '../../people/edit-pair.ts';
import { inSteadyTime } from '../../people/find-person.ts';
import type { ConnectionServices } from '../../people/services.ts';
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
    return inSteadyTime(services, () => takeBack(caller.sub, peerId, at, services));
  const me = await services.users.get(caller.sub);
  const connection = await editPair(services, async () => {
    const mine = await services.connections.get(caller.sub, peerId);
    if (!mine) throw noSuch();
    const theirs = await services.connections.get(peerId, caller.sub);
    const next = connectionAfter('break', { mine, theirs });
    if (!next)
      throw new ProductError('CONFLICT', 'There is no connection to end. You can ignore a request instead.');
    if (next.mine && next.mine.status === mine.status) return { changes: [], answer: mine };
    const after = next.mine && dated(mine, { ...next.mine, vouches: null }, at);
    const same = theirs?.status === next.theirs?.status;
    const changes: ConnectionChange[] = [{ before: mine, after }];
    if (theirs && !same)
      changes.push({
        before: theirs,
        after: next.theirs && dated(theirs, { ...next.theirs, vouches: null }, at),
      });
    // Only of what both knew of: a request that is taken back leaves no word. Where no row stays that leads to the other, nothing
    // said of them may stay either: the end of their account would not find it.
    if (!next.mine) await services.unsay({ toldTo: peerId, about: caller.sub });
    if (!next.theirs) await services.unsay({ toldTo: caller.sub, about: peerId });
    const ended = me && mine.status === 'ACCEPTED' && theirs?.status === 'ACCEPTED';
    const tell = ended ? connectionNotice(peerId, 'ended', { id: me.id, name: nameFor(me) }, at) : undefined;
    return { changes, tell, answer: after ?? null };
  });
  return { connection };
};

/** A request by address: the asker's row goes, and with it what it left on the side of whom it reached. */
const takeBack = async (
  sub: string,
  askPeerId: string,
  at: string,
  services: Services,
): Promise<{ connection: null }> =>
  editPair(services, async () => {
    const mine = await services.connections.get(sub, askPeerId);
    if (!mine) throw noSuch();
    const changes: ConnectionChange[] = [{ before: mine, after: undefined }];
    const theirs = mine.target ? await services.connections.get(mine.target, sub) : undefined;
    if (mine.target) await unsayRequest(sub, mine.target, theirs, services);
    if (theirs?.asks?.includes(askPeerId))
      changes.push({ before: theirs, after: without(theirs, askPeerId, at) });
    return { changes, answer: { connection: null } };
  });

/** The word of a request goes with it. Where no other row leads the asker to the other, all that was said of them goes. */
async function unsayRequest(
  about: string,
  toldTo: string,
  theirs: StoredConnection | undefined,
  { connections, unsay }: Services,
): Promise<void> {
  const known = await connections.get(about, toldTo);
  if (!known) await unsay({ toldTo, about });
  else if (theirs) await unsay({ toldTo, about, id: noticeId('asked', about, theirs.updatedAt) });
}

/** Whoever ignored the asker goes on ignoring them; a request without an asker is gone. */
function without(theirs: StoredConnection, askPeerId: string, at: string): StoredConnection | undefined {
  const asks = (theirs.asks ?? []).filter((id) => id !== askPeerId);
  if (theirs.status === 'REQUESTED' && !theirs.asked && asks.length === 0) return undefined;
  return dated(theirs, { asks }, at);
}

const noSuch = () =>
  new ProductError('NOT_FOUND', 'This connection no longer exists. Please reload the page.');
