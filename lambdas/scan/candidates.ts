import { lookalikeHandles } from '#domain/engine/handle/lookalikes';
import { searchStems } from '#domain/engine/handle/search-stems';
import { platformTable } from '#domain/platform/platform-table';
import type { Look } from '#domain/scan/scan-plan';

/** Look-alikes asked for one by one, for each handle; the likeliest first, so a small number holds most of the likely ones. */
const lookalikesEach = 80;
const stemsEach = 3;

/** One question to a source. */
export type Question =
  { kind: 'handle'; handle: string } | { kind: 'search'; text: string } | { kind: 'name'; text: string };

/**
 * What to ask a platform so as to find copies: look-alikes one by one, searches by stem (half of the real copies are
 * decorations that cannot be listed), and by name where an account is proven.
 */
export function questionsFor(look: Look, names: readonly string[]): Question[] {
  const possible = platformTable[look.platform].handle;
  const handles = new Set<string>();
  const texts = new Set<string>();
  for (const handle of look.handles) {
    let taken = 0;
    for (const { value } of lookalikeHandles(handle, { max: 20 * lookalikesEach })) {
      if (taken >= lookalikesEach) break;
      if (!possible.test(value) || value.toLowerCase() === handle.toLowerCase()) continue;
      handles.add(value.toLowerCase());
      taken += 1;
    }
    for (const text of [handle, ...searchStems(handle)].slice(0, 1 + stemsEach))
      texts.add(text.toLowerCase());
  }
  return [
    ...[...texts].map((text): Question => ({ kind: 'search', text })),
    ...(look.byName ? [...new Set(names)].map((text): Question => ({ kind: 'name', text })) : []),
    ...[...handles].map((handle): Question => ({ kind: 'handle', handle })),
  ];
}
