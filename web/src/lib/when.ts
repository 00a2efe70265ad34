const local = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
const time = local({ hour: '2-digit', minute: '2-digit' });
const dayOnly = local({ day: 'numeric', month: 'long' });
const dayYear = local({ day: 'numeric', month: 'long', year: 'numeric' });

/** "Today, 07:40", "18 November" this year, "14 March 2025" before; in the reader's own time zone. */
export function when(iso: string, now: number): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const today = new Date(now);
  if (at.toDateString() === today.toDateString()) return `Today, ${time.format(at)}`;
  return (at.getFullYear() === today.getFullYear() ? dayOnly : dayYear).format(at);
}

/** The same within a sentence: "today, 07:40". */
export const whenWithin = (iso: string, now: number): string => when(iso, now).replace(/^T/, 't');

/** The day alone of the same: "today", where only the day is known. */
export const dayWithin = (iso: string, now: number): string => when(iso, now).replace(/^Today, .*$/, 'today');

/** "at 20:10", "yesterday at 20:10": within a sentence, of what is a day old at most. */
export function timeOf(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return `${isToday ? '' : 'yesterday '}at ${time.format(at)}`;
}

/** "14 March 2026": the day alone, for how long an account has existed. */
export function dayOf(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? '' : dayYear.format(at);
}

/** "just now", "5 minutes ago", "2 hours ago", "3 days ago". */
export function ago(iso: string, now: number): string {
  const minutes = Math.round((now - Date.parse(iso)) / 60_000);
  const unit = (n: number, name: string) => `${n} ${name}${n === 1 ? '' : 's'} ago`;
  if (!(minutes >= 1)) return 'just now';
  if (minutes < 60) return unit(minutes, 'minute');
  if (minutes < 48 * 60) return unit(Math.round(minutes / 60), 'hour');
  return unit(Math.round(minutes / (60 * 24)), 'day');
}
