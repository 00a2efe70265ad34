import * as z from 'zod';
import { day } from '../durations.ts';
import type { RightsAsk } from './rights-request.ts';

/** The laws whose terms we keep, wherever somebody lives. */
export const Law = z.enum(['GDPR', 'CCPA']);
export type Law = z.infer<typeof Law>;

/** By when a request is answered under a law. A day, UTC: YYYY-MM-DD. */
export const Deadline = z.object({ law: Law, by: z.iso.date() });
export type Deadline = z.infer<typeof Deadline>;

/**
 * When a request must be answered, the earliest first; counted from the day on which it came, not from when it was confirmed.
 *
 * - GDPR, Article 12(3): one month.
 * - CCPA, 11 CCR § 7021(b) (Civil Code § 1798.130(a)(2)(A)): 45 calendar days. An opt-out of sale, 11 CCR § 7026(f)(1): 15
 *   business days.
 */
export function deadlines(asks: RightsAsk, receivedAt: string): Deadline[] {
  const from = receivedAt.slice(0, 10);
  const all: Deadline[] = [
    { law: 'GDPR', by: monthAfter(from) },
    { law: 'CCPA', by: asks === 'OPT_OUT_OF_SALE' ? businessDaysAfter(from, 15) : daysAfter(from, 45) },
  ];
  return all.sort((one, other) => one.by.localeCompare(other.by));
}

/** The day by which everybody is answered. */
export const dueBy = (asks: RightsAsk, receivedAt: string): string => deadlines(asks, receivedAt)[0]!.by;

const asDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const daysAfter = (from: string, days: number) => asDay(Date.parse(from) + days * day);

/** The same day of the next month, or its last day (Regulation 1182/71, Article 3(2)(c)). */
function monthAfter(from: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return asDay(Date.UTC(year, month, Math.min(dayOfMonth, last)));
}

/** Holidays count as business days: that is earlier, never later. */
function businessDaysAfter(from: string, days: number): string {
  let moment = Date.parse(from);
  for (let left = days; left > 0;) {
    moment += day;
    const weekday = new Date(moment).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left--;
  }
  return asDay(moment);
}
