import type { Call } from './traffic.ts';

/** What became of the calls of one step. */
export interface Step {
  /** Calls a second that were begun. */
  rate: number;
  calls: number;
  failed: number;
  /** ms from the moment at which a call was due, so that a stack that stands still is not asked politely. */
  p50: number;
  p99: number;
  /** Of all that were begun, the share that was answered by the end of the step and a second more. */
  kept: number;
  /** Calls that were not begun, because so many as `most` were under way. */
  leftOut: number;
}

/**
 * Begins calls at their moments, whatever became of those before, for so many seconds. `most`: how many may be under way; without it a
 * machine that cannot keep up for minutes gathers calls without end.
 */
export async function openLoop(
  next: () => Call,
  rate: number,
  seconds: number,
  most = Infinity,
): Promise<Step> {
  const began = performance.now();
  const took: number[] = [];
  let failed = 0;
  let inTime = 0;
  const last = began + (seconds + 1) * 1000;
  let underWay = 0;
  let leftOut = 0;
  const running: Promise<void>[] = [];
  const calls = Math.round(rate * seconds);
  for (let n = 0; n < calls; n++) {
    const due = began + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((done) => setTimeout(done, wait));
    if (underWay >= most) {
      leftOut += 1;
      continue;
    }
    underWay += 1;
    running.push(
      next()().then(
        () => {
          underWay -= 1;
          const ended = performance.now();
          took.push(ended - due);
          if (ended <= last) inTime += 1;
        },
        () => {
          underWay -= 1;
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(running);
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Infinity;
  return { rate, calls, failed, p50: at(0.5), p99: at(0.99), kept: inTime / calls, leftOut };
}
