import type { TableName } from '../keys.ts';

/** What each part of an export holds, for whoever opens the file; in the order in which they are read. */
export const exportWords: Record<TableName, string> = {
  User: 'Your profile: names, addresses, numbers, choices, devices you signed in on, and your accounts on other sites.',
  EmailInventory: 'Your email addresses.',
  PhoneInventory: 'Your phone numbers.',
  SocialProof:
    'Accounts on other sites that you have proven or declared as yours. “claim#…” is what you last showed of an account: it can say PROVEN after that proof has ended.',
  Watch: 'When your accounts are scanned next, and when the oldest of your devices is removed.',
  Scan: 'Every scan for copies, and what it couldn’t search.',
  Finding: 'Accounts that resemble yours, with the reasons, and what you decided.',
  Case: 'What you did about a copy: steps, evidence, reports.',
  Notification:
    'What we told you in the app, most of it also by email. Emails about your account’s security aren’t kept.',
  IssuedCopy:
    'Marked copies of your pictures: the platform and date of each, a hash that dates its key, and which of your own accounts showed it.',
  Connection: 'People you are connected with, and requests.',
  Business: 'Businesses that you own.',
  DomainWatch: 'Domains that resemble those of businesses that you own, and what you decided.',
  Integration: 'Where news about those businesses is posted, and the names of their tokens.',
  BusinessAccountUsers: 'Your seats in businesses, and invitations to them.',
  Audit: 'Changes to your account that have to stay on record.',
  Once: 'Counters and keys that keep things from happening twice, each until it expires (seconds since 1970).',
  Request:
    'Messages to us and requests about your data that you sent while signed in or with an email address that you have confirmed here, and reports about confirmed accounts that you sent with such an address: without one, nothing says that they are yours. What you wrote with a request about your data isn’t kept once it is answered or called off, or plans to delete your account.',
  CertificateLog:
    'How far we have read public certificate logs. It contains nothing about you, so nothing of it is here.',
  Suppression: 'Holds no names and no addresses, so nothing of it is here.',
};
