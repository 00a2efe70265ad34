import * as z from 'zod';
import type { AlertFlag } from './alert-flag.ts';
import { Id, Moment } from '../text.ts';

export const NotificationKind = z.enum([
  'FINDING',
  'RESOLVED',
  'SOURCE',
  'REVIEW',
  'ACCOUNT',
  'WEEK',
  'CONNECTION',
  'FEATURE',
  'COMPANY',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/**
 * Text that is cut, not refused: a title quotes names and handles that others chose as long as they liked, and a row that
 * could not be read would take the whole list with it.
 */
const cut = (most: number) =>
  z.string().transform((text) => {
    const characters = [...text];
    return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
  });

/** Something to tell a person. `id` is a hash of the event, so that one event tells once. The row is also the outbox. */
export const Notification = z.object({
  userId: Id,
  id: Id,
  kind: NotificationKind,
  title: cut(200),
  body: cut(1000).nullish(),
  /** A path in this application, e.g. /dashboard#finding-abc */
  link: z.string().max(500).nullish(),
  createdAt: Moment,
  readAt: Moment.nullish(),
  deliveredAt: Moment.nullish(),
  /** It stands in the app alone: whoever it is for brought it here themselves. */
  noMail: z.literal(true).nullish(),
});
export type Notification = z.infer<typeof Notification>;

/** A row with what its mail needs: a row with `mailDueAt` waits for one, a row with `mailedAt` was taken by one. */
export const StoredNotification = Notification.extend({
  /** Of whom it speaks by name: it goes with their account. */
  about: Id.nullish(),
  /** The name of the business whose news it is: a mail that gathers many names it once. */
  business: z.string().nullish(),
  /** The look-alike domains that it tells of: how many are new, or which has changed. A mail that gathers many counts them. */
  domains: z.union([z.object({ fresh: z.number().int() }), z.object({ changed: z.string() })]).nullish(),
  /** The notices whose matter this one ends: those that wait for their mail aren't mailed, nor is this one where all of them wait. */
  takesBack: z.array(z.string()).nullish(),
  mailShard: z.number().int().nullish(),
  mailDueAt: Moment.nullish(),
  mailedAt: Moment.nullish(),
});
export type StoredNotification = z.infer<typeof StoredNotification>;

/**
 * Which flag a kind of notification obeys. SOURCE is what concerns one's own protection: a proof that no longer holds, a
 * reminder of a case, a platform that fell silent. REVIEW is
 * what waits for those who run the product, and needs no switch of its own. ACCOUNT is that the account itself is to be deleted, which is
 * mailed whatever the switches say. WEEK is the summary of a week.
 */
export const alertFlagOf: Record<NotificationKind, AlertFlag> = {
  FINDING: 'alertsMonitoring',
  RESOLVED: 'alertsMonitoring',
  SOURCE: 'alertsMonitoring',
  REVIEW: 'alertsMonitoring',
  ACCOUNT: 'alertsMonitoring',
  WEEK: 'alertsWeek',
  CONNECTION: 'alertsConnectionRequest',
  FEATURE: 'alertsNewFeatures',
  COMPANY: 'alertsCompanyUpdates',
};

/** The finding that a notification leads to, if it leads to one. */
export const findingIn = ({ link }: Pick<Notification, 'link'>): string | undefined =>
  /^\/dashboard#finding-([\w-]+)$/.exec(link ?? '')?.[1];

/** The business that a notification leads to, if it leads to one. */
export function businessIn({ link }: Pick<Notification, 'link'>): string | undefined {
  const [path, asked = ''] = (link ?? '').split(/[?#]/);
  return path?.startsWith('/business-')
    ? (new URLSearchParams(asked).get('businessId') ?? undefined)
    : undefined;
}
