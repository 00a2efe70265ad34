import { minute, seconds } from '#domain/durations';
import type { SourceId } from '#domain/scan/scan-job';
import type { OnceStore } from '../store/once.ts';
import { SourceSilent } from './source.ts';

/** Lets a source that does not answer rest; what one worker meets, all of them know. */
export interface Breaker {
  /** May it be asked only later? */
  rests(source: SourceId): Promise<boolean>;
  /** One more job met it broken. */
  broke(source: SourceId): Promise<void>;
}

/** So many broken answers within so many minutes, and it rests for as many. */
const most = 5;
const minutes = 5;
/** So long a worker goes by what it read, in ms. */
const freshFor = 5_000;

/** Why a source that rests was not asked; its job is put off until then. */
export const resting = (): SourceSilent =>
  new SourceSilent('It hasn’t been answering; we’ll try again soon.', 'wait', minutes * minute);

/** Stands above zero in each minute in which the source rests. */
export const restKey = (source: SourceId, at: number): string => `rest#${source}#${Math.floor(at / minute)}`;

/**
 * Counts by the minute: a fall counts in each of the five windows that it is in, so that no five of them escape between two.
 * An answer in between changes nothing: only time does.
 */
export function breakerOver(once: Pick<OnceStore, 'count'>, now: () => number): Breaker {
  const expires = () => seconds(now() + 2 * minutes * minute);
  /** Read now and then: whoever finds it resting a moment later has put one more question. */
  const read = new Map<SourceId, { at: number; isResting: Promise<boolean> }>();
  const upTo = Array.from({ length: minutes }, (_, n) => n);
  return {
    rests: async (source) => {
      const known = read.get(source);
      if (known && now() - known.at < freshFor && now() >= known.at) return known.isResting;
      // Adds nothing: asks whether there is room for it.
      const isResting = once.count(restKey(source, now()), 0, 0, expires()).then((hasRoom) => !hasRoom);
      read.set(source, { at: now(), isResting });
      // What could not be read is read anew by the next.
      isResting.catch(() => read.delete(source));
      return isResting;
    },
    broke: async (source) => {
      const at = Math.floor(now() / minute);
      read.delete(source);
      const fewer = await Promise.all(
        upTo.map((n) => once.count(`broken#${source}#${at - n}`, 1, most - 1, expires())),
      );
      if (fewer.every(Boolean)) return;
      // To the end of the minute in which the five are over.
      for (const n of [...upTo, minutes])
        await once.count(restKey(source, (at + n) * minute), 1, 1, expires());
    },
  };
}
