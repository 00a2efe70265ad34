import * as z from 'zod';
import { Id, Moment } from './text.ts';

export const ConnectionStatus = z.enum(['REQUESTED', 'ACCEPTED', 'IGNORED', 'BROKEN']);

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
