import { day, minute } from '#domain/durations';
import type { Finding } from '#domain/scan/finding';
import type { Measure } from '../../runtime/trace/measure.ts';

/** Copies made before are found by a first search: how long they stood there says nothing of us. */
const longest = 30 * day;

/** Measures that something of a finding is told: that it is, and of a copy seen first just now how old it has become. */
export function measureTold(
  { firstSeen, theirs }: Pick<Finding, 'firstSeen' | 'theirs'>,
  at: string,
  measure: Measure,
): void {
  measure('Findings');
  const age = Date.parse(at) - Date.parse(theirs.createdAt ?? '');
  if (firstSeen === at && age >= 0 && age <= longest) measure('MinutesToAlert', Math.round(age / minute));
}
