/** What the product counts of itself, by the names that its dashboard and alarms read; each costs 30 cents in a month in which it is written. */
export const measured = {
  ScansBegun: 'Count',
  /** Every source answered, or all but some. */
  ScansEnded: 'Count',
  /** Ended, and no source could be asked. */
  ScansBlind: 'Count',
  /** A source of one asked us to come again later. */
  ScansPutOff: 'Count',
  ScansGivenUp: 'Count',
  /** What is told: a copy that is new, changed, gone or back. */
  Findings: 'Count',
  /** Notifications that went out to the app. */
  Alerts: 'Count',
  /** From when a platform says that a copy was made until it is told. Only of those made within a month: older ones were found late by nobody. */
  MinutesToAlert: 'Count',
  /** By source: 1 for a job in which it answered, 0 for one in which it did not; the average is its health. */
  SourceAnswered: 'Count',
} as const;
export type Measured = keyof typeof measured;

/** The dimension that all have, as Powertools writes it. */
export const measuredService = 'product';
