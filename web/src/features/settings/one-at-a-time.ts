import { useCallback, useRef } from 'react';

/**
 * Lets an act run once at a time. A page learns a moment late that something runs; the second click of a double one, or
 * Enter held down, comes before that. How it ends is told elsewhere.
 */
export function useOneAtATime(): (act: () => Promise<unknown>) => void {
  const running = useRef(false);
  return useCallback((act) => {
    if (running.current) return;
    running.current = true;
    const done = () => void (running.current = false);
    act().then(done, done);
  }, []);
}

/** False for the second click of a double one: what it was meant for is gone, and something else stands in its place. */
export const isFirstClick = ({ detail }: { detail: number }): boolean => detail < 2;
