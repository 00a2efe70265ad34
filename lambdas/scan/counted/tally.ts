import { day, seconds } from '#domain/durations';
import type { Measured } from '#domain/operations/measured';
import { ScanEvent, type ScanTally } from '#domain/operations/scan-tally';
import { failureFacts, logger } from '../../runtime/logger.ts';
import { windowKey } from '../../runtime/rate-limit.ts';
import type { Gather } from '../../runtime/together/write-at-end.ts';
import { writeTogether } from '../../runtime/together/write-together.ts';
import type { Measure } from '../../runtime/trace/measure.ts';
import type { CounterStore } from '../../store/operations/counters.ts';

/** Counts that something happened to one of all people's scans, or to several. */
export type Tally = (event: ScanEvent, count?: number) => Promise<void>;

const measuredAs: Record<ScanEvent, Measured> = {
  begun: 'ScansBegun',
  done: 'ScansEnded',
  'in part': 'ScansEnded',
  'could not look': 'ScansBlind',
  'put off': 'ScansPutOff',
  'given up': 'ScansGivenUp',
};

/** The days of a week, today among them. */
const week = 7;
const tallyKey = (event: ScanEvent, at: number) => windowKey(`scans#${event}`, day, at);

/** What comes together is one write for each kind. A scan is not tried again because it could not be counted. */
export function tallyOver(
  counters: Pick<CounterStore, 'add'>,
  now: () => number,
  measure: Measure = () => {},
  gather: Gather = writeTogether,
): Tally {
  const add = gather<{ event: ScanEvent; count: number }>(async (all) => {
    const counts = new Map<ScanEvent, number>();
    for (const { event, count } of all) counts.set(event, (counts.get(event) ?? 0) + count);
    // A day longer than it is shown.
    const until = seconds(now() + (week + 1) * day);
    await Promise.all(
      [...counts].map(([event, count]) => counters.add(tallyKey(event, now()), count, until)),
    );
  });
  return async (event, count = 1) => {
    measure(measuredAs[event], count);
    try {
      await add({ event, count });
    } catch (error) {
      logger.error('A scan was not counted', failureFacts(error));
    }
  };
}

/** What was counted today (UTC), and in the week that ends with it. */
export async function tallies(
  now: number,
  counters: Pick<CounterStore, 'read'>,
): Promise<{ today: ScanTally; week: ScanTally }> {
  const days = Array.from({ length: week }, (_, n) => now - n * day);
  const counted = await counters.read(
    ScanEvent.options.flatMap((event) => days.map((at) => tallyKey(event, at))),
  );
  const over = (some: readonly number[]) =>
    Object.fromEntries(
      ScanEvent.options.map((event) => [
        event,
        some.reduce((sum, at) => sum + (counted.get(tallyKey(event, at)) ?? 0), 0),
      ]),
    ) as ScanTally;
  return { today: over([now]), week: over(days) };
}
