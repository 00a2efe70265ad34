import type { Consuming } from './event-sources.ts';

interface Switchable {
  start: () => Consuming;
  /** Whether it runs from the beginning. */
  on: boolean;
  /** Kept across restarts. */
  keep: (on: boolean) => Promise<void>;
}

/** A consumer that can be switched off and on again; what comes meanwhile waits where it is. */
export function switchable({ start, on, keep }: Switchable) {
  let running = on ? start() : undefined;
  let closed = false;
  return {
    drain: async () => running?.drain(),
    enabled: () => running !== undefined,
    async enable(wanted: boolean): Promise<void> {
      await keep(wanted);
      if (closed || wanted === (running !== undefined)) return;
      const before = running;
      running = wanted ? start() : undefined;
      await before?.close();
    },
    async close(): Promise<void> {
      closed = true;
      await running?.close();
    },
  };
}
