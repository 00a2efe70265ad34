/** The things about which a person may want emails; fields of the user. */
export const alertFlags = [
  'alertsMonitoring',
  'alertsWeek',
  'alertsConnectionRequest',
  'alertsNewFeatures',
  'alertsCompanyUpdates',
] as const;
export type AlertFlag = (typeof alertFlags)[number];

/** What the emails of a flag are about, after "emails about". */
export const alertWords: Record<AlertFlag, string> = {
  alertsMonitoring: 'copies of your accounts',
  alertsWeek: 'what changed in a week',
  alertsConnectionRequest: 'connections',
  alertsNewFeatures: 'new features',
  alertsCompanyUpdates: 'news from Countersign',
};

/** What is said after these where an email is about a business, which goes by the same flag. */
export const alsoBusinesses = ' and about businesses you help run';

/** What else stops with the emails of a flag, which their name doesn't say. */
export const alsoStopped: Partial<Record<AlertFlag, string>> = {
  alertsMonitoring:
    'This also stops reminders of your cases, news of screenshots that friends add to them and of proofs that no longer hold, and everything about a business you help run, such as look-alike domains.',
};

/** Whether the week, which is made for whoever wants both by email, ends with the emails of another flag: in the app, too. */
export const endsWeek = (flag: AlertFlag): boolean => flag === 'alertsMonitoring';

/** Whether the app goes on telling what its emails no longer do: announcements and the week are made for whoever wants them by email. */
export const staysInApp = (flag: AlertFlag): boolean =>
  flag === 'alertsMonitoring' || flag === 'alertsConnectionRequest';

/**
 * Whether a person wants emails of a kind. The summary of a week is part of what concerns copies: it comes unless it was turned
 * off by itself, also to somebody whose record is older than its switch.
 */
export const wantsMails = (
  user: Partial<Record<AlertFlag, boolean | null | undefined>>,
  flag: AlertFlag,
): boolean =>
  flag === 'alertsWeek' ? user.alertsMonitoring === true && user.alertsWeek !== false : user[flag] === true;
