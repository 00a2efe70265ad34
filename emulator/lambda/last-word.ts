/** An end that may come once, and whoever would then wait in vain. */
export interface LastWord {
  /** Settles as the promise does, or fails with the reason of the end, whichever is first. */
  unlessEnded<T>(promise: Promise<T>): Promise<T>;
  /** The first reason counts. */
  end(reason: Error): void;
}

/**
 * In place of `Promise.race` with one promise that fails at the end: such a promise would hold every answer that was ever raced
 * with it, since each race stays registered there until it settles. Here each one leaves as it is answered.
 */
export function lastWord(): LastWord {
  let ended: Error | undefined;
  const waiting = new Set<(reason: Error) => void>();
  return {
    unlessEnded: (promise) =>
      new Promise((done, fail) => {
        if (ended) return fail(ended);
        waiting.add(fail);
        const left = () => waiting.delete(fail);
        promise.then(done, fail).finally(left);
      }),
    end(reason) {
      ended ??= reason;
      const first = ended;
      // A thread that ends hands over its last message in the same turn, just before its exit: that message is heard first.
      queueMicrotask(() => {
        for (const fail of waiting) fail(first);
        waiting.clear();
      });
    },
  };
}
