import type { BrowserContext } from 'playwright-core';

/**
 * A clock that stands in for the pages' own, one for all of a window's tabs, as Playwright's; timers that run in a worker
 * (they survive a throttled background tab) follow it too. Before anything is opened.
 */
export async function fakeClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Ask {
      id: number | null;
      method: 'set' | 'clear';
      params: { timerId: number; timerType: 'timeout' | 'interval'; delay?: number };
    }
    /** What react-idle-timer's worker does, on the timers of the page. */
    class TimersHere extends EventTarget {
      private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
      postMessage({ id, method, params: { timerId, timerType, delay } }: Ask) {
        const tell = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }));
        clearTimeout(this.timers.get(timerId));
        if (method === 'clear') queueMicrotask(() => tell({ error: null, id }));
        else
          this.timers.set(
            timerId,
            setTimeout(() => tell({ id: null, method: 'call', params: { timerId, timerType } }), delay),
          );
      }
      terminate() {}
    }
    Object.assign(globalThis, { Worker: TimersHere });
  });
  await context.clock.install();
}
