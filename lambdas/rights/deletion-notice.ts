import type { Notification } from '#domain/message/notification';
import { utcDay } from '#domain/utc';
import { keyHash } from '../runtime/hash.ts';
import { askedAt } from './asked-at.ts';

/** What tells an account's owner of its end is one notification for each request. */
export const deletionNoticeId = (caseNumber: string): string => keyHash(`deletion#${caseNumber}`);

/** Tells the owner in the app as well: whoever reads the mailbox can take the email away before they see it. */
export function deletionNotice(userId: string, caseNumber: string, closesAt: string): Notification {
  return {
    userId,
    id: deletionNoticeId(caseNumber),
    kind: 'ACCOUNT',
    // True also of one that was called off since.
    title: 'Someone asked us to delete this account',
    body: `They have access to your mailbox. Unless it is cancelled, the account closes on ${utcDay(closesAt)}, and everything in it is deleted. If it wasn’t you, sign in, choose “Keep my account” under Settings, Privacy, and change the password of your mailbox.`,
    link: '/settings/privacy',
    createdAt: askedAt(closesAt),
  };
}

/**
 * What it says once that deletion was called off: short enough to stand open below its title. Nothing is left to do where it led. Its owner has
 * read it where they called it off themselves (`isOwner`); by the link of the email it may have been whoever asked.
 */
export const calledOffNotice = (at: string, isOwner: boolean) => ({
  body: `Called off on ${utcDay(at)}: the account stays. If it wasn’t you who asked, change the password of your mailbox.`,
  link: null,
  ...(isOwner && { readAt: at }),
});
