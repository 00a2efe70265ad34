import { UnreadableBytes } from '#domain/certificate/der';
import type { LogEntry } from '#domain/certificate/log-entry';
import type { LogProgress } from '#domain/certificate/log';
import { tileWidth } from '#domain/certificate/tile';
import { minute } from '#domain/durations';
import type { Sleep } from '../runtime/retry.ts';
import { LogSilent } from './ask-log.ts';
import type { LogReader } from './log-reader.ts';

export interface ReadServices<Found> {
  /** Looks through entries, the first of which is number `from`; called once for each, in any order. */
  look: (entries: readonly LogEntry[], from: number) => Found[];
  now: () => number;
  sleep: Sleep;
  /** Milliseconds: when this run must be over. */
  until: number;
  /** Questions on their way at once. */
  atOnce?: number;
}

/** What one run over one log came to. */
export interface LogRun<Found> {
  progress: LogProgress;
  /** Found up to `progress.next`; what was found behind a hole is found again. */
  found: Found[];
  entries: number;
  /** Why it went no further. */
  stopped: 'at its end' | 'out of time' | 'waiting' | 'smaller than it was' | { silent: string };
}

/** So long the last tile of a tree is left to fill up. */
const partialAge = 5 * minute;
/** Of a log that is further ahead the rest is left out: what was registered a week ago is no news. */
export const mostBehind = 5_000_000;
/** Longer than this we do not stand and wait: the next run goes on. */
const longestPause = 10_000;
const unsaidPause = 2000;
const unsaidWait = minute;
const mostTries = 4;
const keptGaps = 20;

/**
 * Reads a log on from where the last run ended. Progress is only what was read without a hole; a tile that was refused is asked
 * for again, and while a log wants us to wait nothing is asked.
 */
export async function readLog<Found>(
  address: string,
  before: LogProgress | undefined,
  reader: LogReader,
  services: ReadServices<Found>,
): Promise<LogRun<Found> | undefined> {
  const { now } = services;
  if (before?.waitUntil !== undefined && before.waitUntil > now()) return undefined;
  const readAt = new Date(now()).toISOString();
  const kept: LogProgress = {
    ...(before ?? { id: address, next: 0, size: 0 }),
    readAt,
    waitUntil: undefined,
  };
  const asked = await refusalsAside(() => reader.size());
  if (typeof asked !== 'number') return ended(kept, asked, now());
  const size = asked;
  // a log that is new to us is read from its end: nobody wants to be told of years
  const start = before?.next ?? Math.floor(size / tileWidth) * tileWidth;
  if (size < start)
    return {
      progress: { ...kept, smallerSince: before?.smallerSince ?? now() },
      ...{ found: [], entries: 0, stopped: 'smaller than it was' },
    };
  const from = size - start > mostBehind ? tileOf(size - mostBehind) * tileWidth : start;
  const gaps = from > start ? [...(kept.gaps ?? []), { from: start, to: from, at: readAt }] : kept.gaps;
  const progress: LogProgress = {
    ...{ ...kept, size, next: from, smallerSince: undefined },
    ...(gaps && { gaps: gaps.slice(-keptGaps) }),
  };
  return readOn(progress, reader, services);
}

async function readOn<Found>(
  progress: LogProgress,
  reader: LogReader,
  services: ReadServices<Found>,
): Promise<LogRun<Found>> {
  const { look, now, sleep, until, atOnce = 8 } = services;
  const { next: start, size } = progress;
  const isSameTile = tileOf(start) === tileOf(size);
  const partialSince = (isSameTile ? progress.partialSince : undefined) ?? now();
  const takesPart = !reader.hasPartialTiles || now() - partialSince >= partialAge;
  const end = takesPart ? size : Math.max(start, tileOf(size) * tileWidth);
  const read = new Map<number, { found: Found[]; to: number }>();
  let [ahead, quietUntil] = [start, 0];
  let failed: LogSilent | undefined;

  /** One block, with all its tries and pauses. */
  async function block(from: number, to: number): Promise<void> {
    const found: Found[] = [];
    let [at, tries] = [from, 0];
    while (at < to && !failed && now() < until) {
      while (quietUntil > now()) await sleep(quietUntil - now());
      const answer = await refusalsAside(() => reader.entries(at, to, size));
      if (!(answer instanceof LogSilent)) {
        found.push(...look(answer, at));
        at += answer.length;
        continue;
      }
      tries += 1;
      const wait = answer.wait ? (answer.wait.milliseconds ?? unsaidPause * 2 ** (tries - 1)) : 500 * tries;
      // others may have failed meanwhile
      if (tries >= mostTries || wait > longestPause) failed ??= answer;
      else quietUntil = Math.max(quietUntil, now() + wait);
    }
    if (at > from) read.set(from, { found, to: at });
  }
  async function worker(): Promise<void> {
    while (ahead < end && !failed && now() < until) {
      const from = ahead;
      ahead = Math.min((tileOf(from) + 1) * tileWidth, end);
      await block(from, ahead);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));

  let next = start;
  const found: Found[] = [];
  for (let part = read.get(next); part; part = read.get(next)) {
    found.push(...part.found);
    next = part.to;
  }
  const standsAtPart = reader.hasPartialTiles && next < size && tileOf(next) === tileOf(size);
  const after: LogProgress = { ...progress, next, partialSince: standsAtPart ? partialSince : undefined };
  const run = { progress: after, found, entries: next - start };
  if (failed) return { ...ended<Found>(after, failed, now()), found, entries: run.entries };
  return { ...run, stopped: next < end ? 'out of time' : 'at its end' };
}

const tileOf = (entry: number): number => Math.floor(entry / tileWidth);

function ended<Found>(progress: LogProgress, silent: LogSilent, now: number): LogRun<Found> {
  const { wait, message } = silent;
  return {
    progress: wait ? { ...progress, waitUntil: now + (wait.milliseconds ?? unsaidWait) } : progress,
    ...{ found: [], entries: 0, stopped: wait ? 'waiting' : { silent: message } },
  };
}

/** What was asked, or why the log did not answer: an answer that cannot be read is none. */
async function refusalsAside<T>(ask: () => Promise<T>): Promise<T | LogSilent> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof LogSilent) return error;
    if (error instanceof UnreadableBytes) return new LogSilent(error.message);
    throw error;
  }
}
