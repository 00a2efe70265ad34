/** What comes within this time (ms) of each other is looked at together. */
export const mailQuiet = 20_000;

/** When the mail of a notification that came at `now` (ms) may leave. */
export const mailDueAt = (now: number): string => new Date(now + mailQuiet).toISOString();
