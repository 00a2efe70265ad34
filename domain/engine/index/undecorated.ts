import { CLAIMS, DECORATIONS } from '../handle/decorations.ts';
import { stripDiacritics, stripIgnorables, stripSeparators } from '../glyph/text-folds.ts';

const MIN_REST = 4;
const MAX_FORMS = 8;
const ALL = new Set([...CLAIMS, ...DECORATIONS].filter((word) => word.length >= 2));
/** Decorations by their first and by their last two letters, longest first. */
const [fronts, backs] = [new Map<string, string[]>(), new Map<string, string[]>()];
for (const word of [...ALL].sort((a, b) => b.length - a.length)) {
  for (const [map, key] of [
    [fronts, word.slice(0, 2)],
    [backs, word.slice(-2)],
  ] as const)
    map.set(key, [...(map.get(key) ?? []), word]);
}

/**
 * A handle without one or two of its decorations, every way that leaves at least 4 characters: "real_maya74hq" -> "maya74hq",
 * "realmaya74", "maya74". At most 8, fewest cuts first.
 */
export function undecorated(handle: string): string[] {
  const compact = stripDiacritics(stripSeparators(stripIgnorables(handle.toLowerCase())));
  const forms = new Set<string>();
  for (const form of cuts(compact)) forms.add(form);
  for (const once of [...forms]) for (const form of cuts(once)) forms.add(form);
  return [...forms].slice(0, MAX_FORMS);
}

function cuts(text: string): string[] {
  const found: string[] = [];
  for (const word of backs.get(text.slice(-2)) ?? [])
    if (text.length - word.length >= MIN_REST && text.endsWith(word)) found.push(text.slice(0, -word.length));
  for (const word of fronts.get(text.slice(0, 2)) ?? [])
    if (text.length - word.length >= MIN_REST && text.startsWith(word)) found.push(text.slice(word.length));
  let end = text.length;
  // in front of the first there is no digit either
  while (text.charCodeAt(end - 1) >= 48 && text.charCodeAt(end - 1) <= 57) end -= 1;
  if (end < text.length && end >= MIN_REST) found.push(text.slice(0, end));
  return found;
}
