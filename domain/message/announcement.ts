import * as z from 'zod';
import { type Notification, alertFlagOf } from './notification.ts';
import { Id, Moment, line } from '../text.ts';

const AnnouncementKind = z.enum(['FEATURE', 'COMPANY']);

/** What those who run the product write. The link is a page of this application. */
export const AnnouncementText = z.object({
  kind: AnnouncementKind,
  title: line(120).min(1, 'This field is required'),
  body: z
    .string()
    .trim()
    .min(1, 'This field is required')
    .max(1000)
    // Paragraphs are allowed, other control characters are not.
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Please leave out control characters.'),
  link: z
    .string()
    .trim()
    .max(200)
    // Neither // nor /. anywhere: what is left of /.//elsewhere is an address.
    .regex(/^(?!.*\/[/.])\/[\w/#?=&.-]*$/, 'Please give a page of this site, such as /settings/security.')
    .nullish(),
});
export type AnnouncementText = z.infer<typeof AnnouncementText>;

/**
 * COUNTING -> READY -> SENDING -> SENT, or DISCARDED before it is sent. It is counted whom it reaches before anybody can send it; `reached` grows while
 * it is sent.
 */
export const Announcement = AnnouncementText.extend({
  id: Id,
  status: z.enum(['COUNTING', 'READY', 'SENDING', 'SENT', 'DISCARDED']),
  createdAt: Moment,
  sentAt: Moment.nullish(),
  /** People who want to hear of this kind, as counted (so far). */
  recipients: z.number().int().min(0),
  /** Of those, who has been told. */
  reached: z.number().int().min(0),
});
export type Announcement = z.infer<typeof Announcement>;

/** The flag whose owners get it. */
export const announcementFlag = ({ kind }: Pick<Announcement, 'kind'>) => alertFlagOf[kind];

/** What one person is told. `id` is that of the announcement: they are told once, however often the work is repeated. */
export const noticeOf = (
  { id, kind, title, body, link }: AnnouncementText & Pick<Announcement, 'id'>,
  userId: string,
  at: string,
): Notification => ({
  userId,
  id: `announcement-${id}`,
  kind,
  title,
  body,
  link: link ?? null,
  createdAt: at,
});
