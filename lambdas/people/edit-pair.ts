import { keyHash } from '../runtime/hash.ts';
import type { StoredConnection } from '#domain/people/connection';
import { ProductError } from '#domain/errors';
import type { StoredNotification } from '#domain/message/notification';
import { type User, displayName } from '#domain/account/user';
import { untilWritten } from '../runtime/until-written.ts';
import type { ConnectionChange } from '../store/connection.ts';
import type { ConnectionServices } from './services.ts';

/** Reads, decides and writes until no other writer came between; what `decide` throws ends it. */
export async function editPair<T>(
  { connections, retry }: Pick<ConnectionServices, 'connections' | 'retry'>,
  decide: () => Promise<{ changes: ConnectionChange[]; tell?: StoredNotification | undefined; answer: T }>,
): Promise<T> {
  const attempt = async () => {
    const { changes, tell, answer } = await decide();
    return (await connections.write(changes, tell)) ? { answer } : undefined;
  };
  const changedMeanwhile = () =>
    new ProductError('CONFLICT', 'This connection has just changed. Please try again.');
  return (await untilWritten(attempt, retry, changedMeanwhile)).answer;
}

/** What a peer sees of a person; never an email address, not even of somebody who has taken their name away since. */
export const nameFor = (user: User): string => displayName(user) ?? 'Someone';

/** Who asks or accepts shows who they are. @throws ProductError CONFLICT without a name */
export function mustHaveName(user: User): void {
  if (!displayName(user))
    throw new ProductError(
      'CONFLICT',
      'Please add your name first, under Settings, Profile. The other person sees who you are by it.',
    );
}

/**
 * A row after a change, dated where its status changed: what the two vouch for has days of its own. What is asked after a
 * connection has ended remembers when that was.
 */
export function dated(row: StoredConnection, over: Partial<StoredConnection>, at: string): StoredConnection {
  if (over.status === undefined) return { ...row, ...over };
  const { endedAt: before, ...rest } = row;
  const isOver = over.status === 'ACCEPTED' || over.status === 'BROKEN';
  const endedAt = row.status === 'BROKEN' ? row.updatedAt : before;
  return { ...rest, ...over, ...(!isOver && endedAt && { endedAt }), updatedAt: at };
}

/** A row on which nothing stands any more that its owner asked: what the other asks, or else what was there before anybody asked. */
export function atRest(row: StoredConnection): StoredConnection | undefined {
  const { endedAt, ...rest } = row;
  if (row.asks?.length) return { ...row, status: 'REQUESTED', asked: false };
  return endedAt ? { ...rest, asks: null, status: 'BROKEN', updatedAt: endedAt } : undefined;
}

export const freshRow = (
  userId: string,
  peerId: string,
  over: Pick<StoredConnection, 'status' | 'asked'> & Partial<StoredConnection>,
  at: string,
): StoredConnection => ({ userId, peerId, createdAt: at, updatedAt: at, ...over });

/** What each event says; `name`: the other one. */
const noticeWords = {
  asked: (name: string) => ({
    title: `${name} wants to connect`,
    body: 'Anyone can type any name. Before you accept, make sure another way that it was them who asked. People you ignore aren’t notified.',
  }),
  accepted: (name: string) => ({ title: `${name} is now connected with you`, body: null }),
  ended: (name: string) => ({
    title: `${name} is no longer connected with you`,
    body: 'A verified connection counts toward your score only while it lasts.',
  }),
};

/** The same event has the same id. */
export const noticeId = (event: keyof typeof noticeWords, peerId: string, at: string): string =>
  keyHash(`connection#${event}#${peerId}#${at}`);

/** Tells a person about a connection; the same event has the same id, so that it is told once. */
export const connectionNotice = (
  userId: string,
  event: keyof typeof noticeWords,
  peer: { id: string; name: string },
  at: string,
): StoredNotification => ({
  userId,
  about: peer.id,
  id: noticeId(event, peer.id, at),
  kind: 'CONNECTION',
  ...noticeWords[event](peer.name),
  link: '/connections/people',
  createdAt: at,
});
