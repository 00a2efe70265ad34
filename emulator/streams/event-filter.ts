import type { Change } from '../dynamodb/changes.ts';

/**
 * Which changes of a table a function hears of: any pattern of its FilterCriteria that names the kind of change.
 * @param refuse told of a pattern that filters by anything else
 */
export function eventFilter(
  patterns: readonly string[],
  refuse: (problem: string) => never,
): ((change: Change) => boolean) | undefined {
  if (patterns.length === 0) return undefined;
  const kinds = patterns.flatMap((pattern) => {
    const { eventName, ...others } = JSON.parse(pattern) as Record<string, unknown>;
    const named = Array.isArray(eventName) && eventName.every((kind) => typeof kind === 'string');
    if (!named || Object.keys(others).length > 0)
      return refuse(`the emulator filters records of a stream by eventName alone, not by ${pattern}`);
    return eventName as string[];
  });
  return ({ eventName }) => kinds.includes(eventName);
}
