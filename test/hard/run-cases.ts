import type { HardCase, Line, Told } from './case.ts';

/** Runs one case after the other. One that fails to run is a line that did not hold. */
export async function runCases(
  cases: readonly HardCase[],
  told: Told,
): Promise<(Line & { seconds: number })[]> {
  const lines: (Line & { seconds: number })[] = [];
  for (const { id, what, run } of cases) {
    const began = performance.now();
    told.say(`${id} ${what} ...`);
    const results = await run(told).catch((error: Error) => {
      told.say(error.stack ?? error.message);
      return [
        { tried: '', mark: 'it runs', result: error.message.split('\n')[0]!.slice(0, 80), held: false },
      ];
    });
    const seconds = (performance.now() - began) / 1000;
    lines.push(...results.map((result) => ({ id, what, ...result, seconds })));
  }
  return lines;
}
