import type { Rolldown } from 'vite';

/** Sources of the house; a package that somebody else imports too stays in a chunk of its own. */
const own = /[\\/](?:web[\\/]src|domain)[\\/]/;

export interface Pieces {
  /** The module that every page has. */
  entry: string;
  /** Chunk name -> page, in the order in which they are met. */
  pages: Readonly<Record<string, Piece>>;
  /** Pages of strangers, whose styles come in one sheet. */
  strangers: readonly string[];
  /** Name -> modules that need much of the same: what several of these need is a file named after all of them. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** Modules that are fetched for something small: what they share with others is cut as the bundler does. */
  later: readonly string[];
  /** Name -> parts of packages, whatever imports the whole package: what of them is needed is a file. */
  packages: Readonly<Record<string, RegExp>>;
  /** The kind whose own part is one file, too: what people with an account open first, packages and all. */
  first: string;
  /** The kind that has nothing to give: what others need of it is a file beside it, also where they are of no kind. */
  door: string;
}

interface Piece {
  module: string;
  /** Name -> modules that need some of the page and must not bring the rest; what two of them need is the first's. */
  others: Readonly<Record<string, readonly string[]>>;
}

/**
 * Names the chunks of pages that are opened first: each page is one file beside its own module, without what a page before it
 * has brought. Forty small files would be as many questions on a slow connection, and each style sheet among them holds up the
 * first paint. What others need of a page is a file beside it, so that signing in does not load the comparison. Whatever a
 * module imports is needed by all that need it: so no two of these files import each other.
 */
export function inOnePiece({ entry, pages, strangers, kinds, later, packages, first, door }: Pieces) {
  const reached = new Map<string, ReadonlySet<string>>();
  const modules = new Set([
    ...Object.values(pages).map(({ module }) => module),
    ...Object.values(kinds).flat(),
    ...strangers,
    ...later,
  ]);
  return (id: string, build: Rolldown.ChunkingContext): string | null => {
    // The page itself stays the entry by which the manifest knows it.
    if (id.startsWith('\0') || modules.has(id)) return null;
    const needs = (module: string) => {
      if (!reached.has(module)) reached.set(module, closure(module, build));
      return reached.get(module)!.has(id);
    };
    if (needs(entry)) return null;
    const [name, page] = Object.entries(pages).find(([, { module }]) => needs(module)) ?? [];
    if (page && page !== Object.values(pages)[0] && isSheet(id)) return 'looks';
    if (page && own.test(id)) {
      const [other] = Object.entries(page.others).find(([, modules]) => modules.some(needs)) ?? [];
      return other === undefined ? name! : `${name}-${other}`;
    }
    if (page) return null;
    if (isSheet(id) && strangers.some(needs)) return 'looks';
    const [part] = Object.entries(packages).find(([, of]) => of.test(id)) ?? [];
    if (part !== undefined) return kinds[door]!.some(needs) ? part : null;
    const needing = Object.keys(kinds).filter((kind) => kinds[kind]!.some(needs));
    const [kind] = needing;
    if (kind === undefined) return null;
    if (isSheet(id) && kind === door && needing.length === 1) return `${door}-looks`;
    if (later.some(needs)) return null;
    const isShared = needing.length > 1 || (kind !== door && kinds[kind]!.filter(needs).length > 1);
    if (isShared || kind === first) return needing.join('-');
    return kind === door && !isOnlyFor(kinds[door]!, id, build) ? `${door}-others` : null;
  };
}

const isSheet = (id: string): boolean => id.endsWith('.css');

/** The module and everything that it imports, directly or not; what it loads later is not in it. */
function closure(id: string, build: Rolldown.ChunkingContext, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of build.getModuleInfo(id)?.importedIds ?? []) closure(next, build, seen);
  return seen;
}

/** Whether nothing that is loaded by itself needs the module, but `modules`. */
function isOnlyFor(
  modules: readonly string[],
  id: string,
  build: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (seen.has(id) || modules.includes(id)) return true;
  seen.add(id);
  const info = build.getModuleInfo(id);
  if (!info || info.dynamicImporters.length > 0) return false;
  return info.importers.every((above) => isOnlyFor(modules, above, build, seen));
}
