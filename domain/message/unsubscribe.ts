import type { AlertFlag } from './alert-flag.ts';

/** Short names keep the link on one line of a mail. */
const letters = {
  alertsMonitoring: 'm',
  alertsWeek: 'w',
  alertsConnectionRequest: 'c',
  alertsNewFeatures: 'f',
  alertsCompanyUpdates: 'u',
} as const satisfies Record<AlertFlag, string>;

/** Who no longer wants mails about what. */
export interface Unsubscription {
  userId: string;
  flag: AlertFlag;
}

/** What a link's signature is made over. The first letter keeps it apart from whatever else may be signed one day. */
export const signedText = ({ userId, flag }: Unsubscription): string => `u.${letters[flag]}.${userId}`;

/** What a token says, and the signature that it must carry; undefined when it is no token. Believe it only when that is right. */
export function readToken(token: string): (Unsubscription & { signature: string }) | undefined {
  const [, letter, userId, signature] = /^u\.([a-z])\.([\w-]{1,128})\.([\w-]{43})$/.exec(token) ?? [];
  const flag = (Object.keys(letters) as AlertFlag[]).find((name) => letters[name] === letter);
  return flag && userId && signature ? { userId, flag, signature } : undefined;
}
