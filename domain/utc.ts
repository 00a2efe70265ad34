const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "14 March 2026" from a moment or from "2026-03-14": a day that is the same everywhere, not the reader's own. */
export const utcDay = (date: string): string => day.format(Date.parse(date));

/** "20 November 2026, 09:14 UTC": for texts that others will read. In milliseconds since 1970. */
export const utcMoment = (at: number): string =>
  `${day.format(at)}, ${new Date(at).toISOString().slice(11, 16)} UTC`;
