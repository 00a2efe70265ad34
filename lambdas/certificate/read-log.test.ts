import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#domain/certificate/log-entry';
import type { LogProgress } from '#domain/certificate/log';
import { minute } from '#domain/durations';
import { LogSilent } from './ask-log.ts';
import type { LogReader } from './log-reader.ts';
import { mostBehind, readLog } from './read-log.ts';

const address = 'https://ct.example';
const at = (next: number, more: Partial<LogProgress> = {}): LogProgress => ({
  ...{ id: address, next, size: next, readAt: '2026-11-23T00:00:00.000Z', ...more },
});

/** A log of numbered names, and what happens to its questions. */
function logOf(size: number, { partial = true, answers = 256 } = {}) {
  const clock = { now: Date.parse('2026-11-23T01:00:00Z') };
  const asked: number[] = [];
  const failing = new Map<number, LogSilent[]>();
  const entry = (index: number): LogEntry => ({ timestamp: 0, names: [`n${index}`] });
  const reader: LogReader = {
    hasPartialTiles: partial,
    size: async () => size,
    entries: async (from, to) => {
      asked.push(from);
      clock.now += 10;
      const failure = failing.get(from)?.shift();
      if (failure) throw failure;
      return Array.from({ length: Math.min(to - from, answers) }, (_, n) => entry(from + n));
    },
  };
  const run = (before?: LogProgress, { seconds = 50, atOnce = 3 } = {}) =>
    readLog(address, before, reader, {
      look: (entries, from) => entries.map(({ names }, n) => `${from + n} ${names![0]}`),
      now: () => clock.now,
      sleep: async (ms) => void (clock.now += ms),
      until: clock.now + seconds * 1000,
      atOnce,
    });
  return { run, clock, asked, failing };
}
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `${from + n} n${from + n}`);

describe('a run over a log', () => {
  it('of which nothing was read begins at its last tile', async () => {
    const run = (await logOf(1024 + 10).run())!;
    expect(run).toMatchObject({ progress: { next: 1024, size: 1034 }, entries: 0, stopped: 'at its end' });
  });

  it('reads whole tiles from where the last ended, each once, in order', async () => {
    const log = logOf(1024);
    const run = (await log.run(at(300)))!;
    expect(run.found).toEqual(numbers(300, 1024));
    expect(run.progress).toMatchObject({ next: 1024, partialSince: undefined });
    expect(log.asked.sort((a, b) => a - b)).toEqual([300, 512, 768]);
  });

  it('leaves a partial tile alone for five minutes, and reads it once', async () => {
    const log = logOf(1034);
    const first = (await log.run(at(1000)))!;
    expect(first.progress.next).toBe(1024);
    log.clock.now += 2 * minute;
    const second = (await log.run(first.progress))!;
    expect(second.entries).toBe(0);
    log.clock.now += 4 * minute;
    const third = (await log.run(second.progress))!;
    expect(third.found).toEqual(numbers(1024, 1034));
    log.clock.now += minute;
    expect((await log.run(third.progress))!.entries).toBe(0);
    expect(log.asked).toEqual([1000, 1024]);
  });

  it('reads on at once where the log has no tiles, and takes fewer than it asked for', async () => {
    const log = logOf(1034, { partial: false, answers: 100 });
    const run = (await log.run(at(700)))!;
    expect(run.found).toEqual(numbers(700, 1034));
    expect(run.progress.next).toBe(1034);
  });

  it('waits as long as the log says, and asks for the same tile again', async () => {
    const log = logOf(2048);
    log.failing.set(512, [new LogSilent('status 429', { milliseconds: 3000 }), new LogSilent('broke off')]);
    const run = (await log.run(at(0)))!;
    expect(run.found).toEqual(numbers(0, 2048));
    expect(log.asked.filter((from) => from === 512)).toHaveLength(3);
    expect(log.asked).toHaveLength(8 + 2);
  });

  it('ends where the wait is long; the next run asks nothing until it is over', async () => {
    const log = logOf(2048);
    log.failing.set(512, [new LogSilent('status 429', { milliseconds: 90_000 })]);
    const run = (await log.run(at(0)))!;
    expect(run.stopped).toBe('waiting');
    expect(run.progress.next).toBe(512);
    expect(run.found).toEqual(numbers(0, 512));
    const asked = log.asked.length;
    expect(await log.run(run.progress)).toBeUndefined();
    expect(log.asked).toHaveLength(asked);
    log.clock.now += 90_000;
    expect((await log.run(run.progress))!.found).toEqual(numbers(512, 2048));
  });

  it('counts nothing behind a tile that does not come', async () => {
    const log = logOf(2048);
    log.failing.set(256, Array<LogSilent>(9).fill(new LogSilent('status 500')));
    const run = (await log.run(at(0)))!;
    expect(run).toMatchObject({ progress: { next: 256 }, stopped: { silent: 'status 500' } });
    expect(run.found).toEqual(numbers(0, 256));
  });

  it('ends with its time, and the next goes on', async () => {
    const log = logOf(256 * 40);
    const first = (await log.run(at(0), { seconds: 0.1 }))!;
    expect(first.stopped).toBe('out of time');
    expect(first.progress.next).toBeGreaterThan(0);
    const second = (await log.run(first.progress))!;
    expect([...first.found, ...second.found]).toEqual(numbers(0, 256 * 40));
  });

  it('far behind leaves out what is old, and writes down what', async () => {
    const size = mostBehind + 1000;
    const run = (await logOf(size).run(at(100), { seconds: 0 }))!;
    const [gap] = run.progress.gaps!;
    expect(gap).toEqual({ from: 100, to: 768, at: '2026-11-23T01:00:00.000Z' });
    expect(run.progress.next).toBe(768);
  });

  it('never goes back in a log that says it is smaller, and remembers since when', async () => {
    const log = logOf(1000);
    const first = (await log.run(at(2000)))!;
    expect(first.stopped).toBe('smaller than it was');
    expect(first.progress).toMatchObject({ next: 2000, smallerSince: log.clock.now });
    const since = log.clock.now;
    log.clock.now += minute;
    expect((await log.run(first.progress))!.progress.smallerSince).toBe(since);
  });
});
