import { day } from '#domain/durations';
import { enforceRateLimit } from '../../runtime/rate-limit.ts';
import { type StoredConnection, askPrefix } from '#domain/people/connection';
import { connectionAfter } from '#domain/people/connection-transitions';
import type { peopleContract } from '#domain/contract/people';
import { ProductError, noSuchProfile } from '#domain/errors';
import type { User } from '#domain/account/user';
import {
  connectionNotice,
  dated,
  editPair,
  freshRow,
  mustHaveName,
  nameFor,
} from '../../people/edit-pair.ts';
import { type PersonAddress, addressOf, askId, findPerson, inSteadyTime } from '../../people/find-person.ts';
import { mayTell } from '../../people/may-tell.ts';
import type { ConnectionServices } from '../../people/services.ts';
import type { Route } from '../../rest/rest.ts';

type Services = Pick<
  ConnectionServices,
  'users' | 'connections' | 'emailOwner' | 'proofs' | 'once' | 'clock' | 'retry'
>;

const perDay = 30;
const mostAsks = 10;
/** Somebody who takes a request back before it can be ignored, and asks again, is heard of no more often than this. */
const mostADay = 3;

/** Asks somebody to connect. Whether anybody got the request is not told. */
export const requestConnection: Route<(typeof peopleContract)['request-connection'], Services> = async (
  { caller, request, now },
  services,
) => {
  const at = new Date(now).toISOString();
  const address = request.peerId === undefined ? addressOf(request) : undefined;
  const me = await services.users.get(caller.sub);
  if (!me) throw noSuchProfile();
  mustHaveName(me);
  const allowed = { most: perDay, per: day, now, owner: me.id };
  await enforceRateLimit(services.once, `asks#${me.id}`, 'requests', allowed);
  if (!address) return { connection: await askAgain(me, request.peerId!, at, services) };
  return inSteadyTime(services, async () => {
    const target = await findPerson(me.id, address, services);
    return { connection: await ask(me, address, target, at, services) };
  });
};

/** By address: the asker's row says what they typed; the other's row, if there is anybody, says who asks. */
const ask = (
  me: User,
  address: PersonAddress,
  target: User | undefined,
  at: string,
  services: Services,
): Promise<StoredConnection> =>
  editPair(services, async () => {
    const peerId = askId(me.id, address);
    const before = await services.connections.get(me.id, peerId);
    const theirs = target && (await services.connections.get(target.id, me.id));
    // One that reached nobody, somebody who is gone, or whom one was connected with, reaches whoever has the address now.
    if (before && (!target || theirs?.asks?.includes(peerId))) return { changes: [], answer: before };
    const waiting = {
      status: 'REQUESTED' as const,
      asked: true,
      peerName: address.shown,
      target: target?.id,
    };
    const mine = {
      before,
      after: before ? dated(before, { target: waiting.target }, at) : freshRow(me.id, peerId, waiting, at),
    };
    const answer = mine.after;
    if (!target) return { changes: [mine], answer };
    const after = asked(theirs, me, target.id, peerId, at);
    if (!after) return { changes: [mine], answer };
    const news =
      after.status === 'REQUESTED' &&
      theirs?.status !== 'REQUESTED' &&
      (await mayTell('told', { asker: me.id, peer: target.id, mostADay, at }, services));
    return {
      changes: [mine, { before: theirs, after }],
      tell: news ? connectionNotice(target.id, 'asked', { id: me.id, name: nameFor(me) }, at) : undefined,
      answer,
    };
  });

/** The side of who is asked; undefined when nothing changes there, because both are connected. */
function asked(
  theirs: StoredConnection | undefined,
  me: User,
  targetId: string,
  askPeerId: string,
  at: string,
): StoredConnection | undefined {
  const wanted = { status: 'REQUESTED' as const, asked: false, peerName: nameFor(me) };
  if (!theirs) return freshRow(targetId, me.id, { ...wanted, asks: [askPeerId] }, at);
  if (theirs.status === 'ACCEPTED') return undefined;
  const asks = [...(theirs.asks ?? []), askPeerId].slice(-mostAsks);
  // Whoever is ignored stays so, and does not learn it.
  if (theirs.status === 'IGNORED') return dated(theirs, { asks }, at);
  return dated(theirs, theirs.status === 'BROKEN' ? { ...wanted, asks } : { asks }, at);
}

/** Two who know each other: the table decides. */
const askAgain = (me: User, peerId: string, at: string, services: Services): Promise<StoredConnection> =>
  editPair(services, async () => {
    const { connections } = services;
    const mine = await connections.get(me.id, peerId);
    if (!mine || peerId.startsWith(askPrefix))
      throw new ProductError('NOT_FOUND', 'This connection no longer exists. Please reload the page.');
    const theirs = await connections.get(peerId, me.id);
    const wantedByThem = mine.status === 'REQUESTED' && !mine.asked;
    if (wantedByThem)
      throw new ProductError(
        'CONFLICT',
        'This person has already asked you. Please accept or ignore their request.',
      );
    const next = connectionAfter('request', { mine, theirs });
    if (!next?.mine || (!theirs && !(await services.users.get(peerId))))
      throw new ProductError('CONFLICT', 'This isn’t possible right now. Please reload the page.');
    if (mine.status === 'ACCEPTED' || mine.status === 'REQUESTED') return { changes: [], answer: mine };
    const after = dated(mine, next.mine, at);
    const reaches = next.theirs?.status === 'REQUESTED' && theirs?.status !== 'REQUESTED';
    const told = reaches && (await mayTell('told', { asker: me.id, peer: peerId, mostADay, at }, services));
    const other = theirs ?? freshRow(peerId, me.id, { status: 'REQUESTED', asked: false }, at);
    return {
      changes: [
        { before: mine, after },
        ...(reaches
          ? [{ before: theirs, after: dated(other, { ...next.theirs!, peerName: nameFor(me) }, at) }]
          : []),
      ],
      tell: told ? connectionNotice(peerId, 'asked', { id: me.id, name: nameFor(me) }, at) : undefined,
      answer: after,
    };
  });
