import * as z from 'zod';
import { Id, Moment } from '../text.ts';
import { mostVouches, Vouch } from './vouch.ts';

export const ConnectionStatus = z.enum(['REQUESTED', 'ACCEPTED', 'IGNORED', 'BROKEN']);
export type ConnectionStatus = z.infer<typeof ConnectionStatus>;

/** One side of a connection; the peer has a mirrored row. IGNORED stands only on the ignorer's row. */
export const Connection = z.object({
  userId: Id,
  peerId: Id,
  status: ConnectionStatus,
  /** True on the row of the person who asked. */
  asked: z.boolean(),
  peerName: z.string().max(200).nullish(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type Connection = z.infer<typeof Connection>;

/**
 * A side as it is stored. A request is kept on the asker's side under a name made of what they typed, whether or not
 * anybody has that address, so that their list tells nothing; it becomes a row of the two people once accepted.
 */
export const StoredConnection = Connection.extend({
  /** On the side of who was asked: the asker's rows that wait for this answer. */
  asks: z.array(Id).max(10).nullish(),
  /** What each of the two says for accounts of the other; gone with the connection. */
  vouches: z.array(Vouch).max(mostVouches).nullish(),
  /** On a waiting row of the asker: whom it reached. Never shown, never exported. */
  target: Id.nullish(),
  /** When the two ended their connection, while a request, or that it is ignored, stands where that stood. */
  endedAt: Moment.nullish(),
  /** How often it was written. */
  version: z.number().int().nullish(),
});
export type StoredConnection = z.infer<typeof StoredConnection>;

/** Rows of the asker that wait have such a peerId; nobody's id begins so. */
export const askPrefix = 'ask#';
