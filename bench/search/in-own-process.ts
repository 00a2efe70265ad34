import { otherProcess } from '../pipeline/other-process.ts';

/** Several runs of one work of `search-process.ts`, each in a process of its own, one after the other. */
export async function inOwnProcess<T>(
  what: string,
  given: unknown,
  runs: number,
  flags: readonly string[] = [],
): Promise<T[]> {
  const all: T[] = [];
  for (let run = 0; run < runs; run++) {
    const child = otherProcess(new URL('./search-process.ts', import.meta.url), flags);
    try {
      all.push(await child.ask<T>(what, given));
    } finally {
      child.stop();
    }
  }
  return all;
}

/** The middle one of several runs, and the words for how far they lie apart. */
export function middle(values: readonly number[]): { value: number; spread: string } {
  const sorted = [...values].sort((a, b) => a - b);
  const figure = (value: number) => (value < 10 ? value.toFixed(3) : value.toFixed(1));
  return {
    value: sorted[Math.floor(sorted.length / 2)]!,
    spread: `${figure(sorted[0]!)} to ${figure(sorted.at(-1)!)} in ${sorted.length} processes`,
  };
}
