/** By hand: the first `Intl.DateTimeFormat` of a process takes ten milliseconds, in every function that says a day. */
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** @throws RangeError on what is no moment */
function dayAt(at: number): string {
  const [year, month, day] = new Date(at).toISOString().slice(0, 10).split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}

/** "14 March 2026" from a moment or from "2026-03-14": a day that is the same everywhere, not the reader's own. */
export const utcDay = (date: string): string => dayAt(Date.parse(date));

/** "20 November 2026, 09:14 UTC": for texts that others will read. In milliseconds since 1970. */
export const utcMoment = (at: number): string =>
  `${dayAt(at)}, ${new Date(at).toISOString().slice(11, 16)} UTC`;
