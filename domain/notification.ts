import * as z from 'zod';
import { Id, Moment } from './text.ts';

export const NotificationKind = z.enum(['FINDING', 'RESOLVED', 'SOURCE', 'CONNECTION', 'FEATURE', 'COMPANY']);

/** Something to tell a person. `id` is a hash of the event, so that one event tells once. The row is also the outbox. */
export const Notification = z.object({
  userId: Id,
  id: Id,
  kind: NotificationKind,
  title: z.string().max(200),
  body: z.string().max(1000).nullish(),
  /** A path in this application, e.g. /dashboard#finding-abc */
  link: z.string().max(500).nullish(),
  createdAt: Moment,
  readAt: Moment.nullish(),
  deliveredAt: Moment.nullish(),
});
export type Notification = z.infer<typeof Notification>;
