/**
 * Writes what comes together at once: while one write is under way, all that comes waits for the next, which takes it all. Each is
 * told when its own is written, or why it was not.
 */
export function writeTogether<T>(write: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  return (one) => {
    waiting.push(one);
    next ??= underWay.then(() => {
      const all = waiting;
      [waiting, next] = [[], undefined];
      const written = write(all);
      underWay = written.catch(() => {});
      return written;
    });
    return next;
  };
}
