/** The four things about which a person may want emails; fields of the user. */
export const alertFlags = [
  'alertsMonitoring',
  'alertsConnectionRequest',
  'alertsNewFeatures',
  'alertsCompanyUpdates',
] as const;
export type AlertFlag = (typeof alertFlags)[number];

/** What the emails of a flag are about, after "emails about". */
export const alertWords: Record<AlertFlag, string> = {
  alertsMonitoring: 'copies of your accounts',
  alertsConnectionRequest: 'requests from people',
  alertsNewFeatures: 'new features',
  alertsCompanyUpdates: 'news from Countersign',
};
