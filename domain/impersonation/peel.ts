import { CLAIMS, DECORATIONS } from './decorations.ts';
import { stripDiacritics, stripIgnorables, stripSeparators } from './layers.ts';

const MIN_REST = 4;
const MAX_FORMS = 8;
const ALL = new Set([...CLAIMS, ...DECORATIONS].filter((word) => word.length >= 2));
const LONGEST = Math.max(...[...ALL].map((word) => word.length));

/**
 * A handle without one or two of its decorations, every way that leaves at least 4 characters: "real_maya74hq" -> "maya74hq",
 * "realmaya74", "maya74". At most 8, fewest cuts first.
 */
export function peel(handle: string): string[] {
  const compact = stripDiacritics(stripSeparators(stripIgnorables(handle.toLowerCase())));
  const forms = new Set<string>();
  for (const form of cuts(compact)) forms.add(form);
  for (const once of [...forms]) for (const form of cuts(once)) forms.add(form);
  return [...forms].slice(0, MAX_FORMS);
}

function* cuts(text: string): Iterable<string> {
  for (let length = Math.min(LONGEST, text.length - MIN_REST); length >= 2; length--) {
    if (ALL.has(text.slice(-length))) yield text.slice(0, -length);
    if (ALL.has(text.slice(0, length))) yield text.slice(length);
  }
  const digits = /\d+$/.exec(text)?.[0].length ?? 0;
  if (digits > 0 && text.length - digits >= MIN_REST) yield text.slice(0, -digits);
}
