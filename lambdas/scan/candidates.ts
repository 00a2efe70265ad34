import { lookalikeHandles } from '#domain/engine/handle/lookalikes';
import { searchStems } from '#domain/engine/handle/search-stems';
import { platformTable } from '#domain/platform/platform-table';
import type { Look } from '#domain/scan/scan-plan';
import type { Source } from '../sources/source.ts';

const stemsEach = 3;

/**
 * Look-alikes worth asking for, for each handle: eighty hold most of the likely ones. Where each costs a question of its
 * own, the likeliest thirty of a handle that is used there, and a few of one that is not.
 */
const lookalikesEach = (batch: number, isHere: boolean): number => (batch > 1 ? 80 : isHere ? 30 : 6);

export interface Candidates {
  /** Look-alikes to look up, the likeliest first, so that a small number holds most of the likely ones. */
  lookalikes: string[];
  /** Which handle of theirs each looks like, and how many of its look-alikes are likelier. */
  likeness: ReadonlyMap<string, { like: string; rank: number }>;
  /** Half of the real copies are decorations that cannot be listed; they are searched by stem. */
  searches: { text: string; where: 'handle' | 'name' }[];
}

/**
 * What to ask a platform so as to find copies: look-alikes, searches by stem where it offers them, and by name where an
 * account is proven.
 */
export function candidatesFor(
  look: Look,
  names: readonly string[],
  source: Pick<Source, 'batch' | 'search'>,
): Candidates {
  const possible = platformTable[look.platform].handle;
  const likeness = new Map<string, { like: string; rank: number }>();
  const add = (value: string, like: string, rank: number) => {
    const handle = value.toLowerCase();
    if (!likeness.has(handle)) likeness.set(handle, { like, rank });
  };
  const texts = new Set<string>();
  const here = new Set(look.here);
  // The very handle of another platform may be theirs, or somebody's who took it there first.
  for (const handle of look.handles) if (!here.has(handle)) add(handle, handle, 0);
  for (const handle of look.handles) {
    const each = lookalikesEach(source.batch, here.has(handle));
    let taken = 0;
    for (const { value } of lookalikeHandles(handle, { max: 20 * each })) {
      if (taken >= each) break;
      if (!possible.test(value) || value.toLowerCase() === handle.toLowerCase()) continue;
      taken += 1;
      add(value, handle, taken);
    }
    for (const text of [handle, ...searchStems(handle)].slice(0, 1 + stemsEach))
      texts.add(text.toLowerCase());
  }
  const searches = [
    ...[...texts].map((text) => ({ text, where: 'handle' as const })),
    ...(look.byName ? [...new Set(names)].map((text) => ({ text, where: 'name' as const })) : []),
  ];
  return { lookalikes: [...likeness.keys()], likeness, searches: source.search ? searches : [] };
}
