import { type StoredConnection, askPrefix } from '#domain/people/connection';
import { connectionAfter } from '#domain/people/connection-transitions';
import type { peopleContract } from '#domain/contract/people';
import { ProductError, noSuchProfile } from '#domain/errors';
import type { User } from '#domain/account/user';
import {
  atRest,
  connectionNotice,
  dated,
  editPair,
  freshRow,
  mustHaveName,
  nameFor,
} from '../../people/edit-pair.ts';
import type { ConnectionServices } from '../../people/services.ts';
import type { Route } from '../../rest/rest.ts';

/** Accepts or ignores a request. Accepting makes both sides one connection; ignoring changes the own side alone. */
export const answerConnection: Route<
  (typeof peopleContract)['answer-connection'],
  Pick<ConnectionServices, 'users' | 'connections' | 'unsay' | 'retry'>
> = async ({ caller, request, now }, services) => {
  const at = new Date(now).toISOString();
  const { peerId, answer } = request;
  const [me, peer] = await Promise.all([services.users.get(caller.sub), services.users.get(peerId)]);
  if (!me) throw noSuchProfile();
  if (answer === 'accept') mustHaveName(me);
  const connection = await editPair(services, async () => {
    const pair = await readPair(me.id, peerId, services);
    const { mine, theirs, waiting } = pair;
    if (!mine) throw noSuch();
    const asking = waiting.length > 0 ? { status: 'REQUESTED' as const, asked: true } : theirs;
    const next = connectionAfter(answer, { mine, theirs: asking });
    if (!next?.mine) {
      const wanted = mine.status === 'REQUESTED' && !mine.asked;
      if (wanted || (mine.status === 'IGNORED' && answer === 'accept')) {
        // Whoever asked has taken it back, or is gone; with the last row goes what was said of them.
        const after = atRest({ ...mine, asks: null });
        if (!after) await services.unsay({ toldTo: me.id, about: peerId });
        await services.connections.write([{ before: mine, after }]);
        throw new ProductError('CONFLICT', 'This request was canceled.');
      }
      throw new ProductError('CONFLICT', 'There is no request to answer.');
    }
    const after = dated(mine, next.mine, at);
    if (next.mine.status === mine.status) return { changes: [], answer: mine };
    if (answer === 'ignore') return { changes: [{ before: mine, after }], answer: after };
    if (!peer) throw noSuch();
    return accepted({ ...pair, me, peer }, at);
  });
  return { connection };
};

interface Asked {
  mine: StoredConnection | undefined;
  theirs: StoredConnection | undefined;
  /** The asker's rows under what they typed, that this side would answer. */
  waiting: StoredConnection[];
  /** The own rows of that kind, when both asked each other. */
  ownWaiting: StoredConnection[];
}

async function readPair(
  sub: string,
  peerId: string,
  { connections }: Pick<ConnectionServices, 'connections'>,
): Promise<Asked> {
  if (peerId.startsWith(askPrefix)) throw noSuch();
  const [mine, theirs] = await Promise.all([connections.get(sub, peerId), connections.get(peerId, sub)]);
  const rowsOf = async (owner: string, ids: readonly string[] | null | undefined) =>
    (await Promise.all((ids ?? []).map((id) => connections.get(owner, id)))).filter(
      (row) => row !== undefined,
    );
  const [waiting, ownWaiting] = await Promise.all([rowsOf(peerId, mine?.asks), rowsOf(sub, theirs?.asks)]);
  return { mine, theirs, waiting, ownWaiting };
}

/** One row a person; what the two had waiting for each other is gone. */
function accepted(
  { me, peer, mine, theirs, waiting, ownWaiting }: Asked & { me: User; peer: User },
  at: string,
) {
  const both = { status: 'ACCEPTED' as const, asks: null };
  // Whoever asked stays known by the name that they asked under, so that another one since is told beside it.
  const askedAs = mine!.asked ? undefined : mine!.peerName;
  const after = dated(mine!, { ...both, peerName: askedAs ?? nameFor(peer) }, at);
  const other = theirs ?? freshRow(peer.id, me.id, { status: 'ACCEPTED', asked: true }, at);
  return {
    changes: [
      { before: mine, after },
      { before: theirs, after: dated(other, { ...both, peerName: nameFor(me) }, at) },
      ...[...waiting, ...ownWaiting].map((before) => ({ before, after: undefined })),
    ],
    tell: connectionNotice(peer.id, 'accepted', { id: me.id, name: nameFor(me) }, at),
    answer: after,
  };
}

const noSuch = () => new ProductError('NOT_FOUND', 'This request no longer exists. Please reload the page.');
