import type { Rolldown } from 'vite';

/** Sources of the house; a package that somebody else imports too stays in a chunk of its own. */
const own = /[\\/](?:web[\\/]src|domain)[\\/]/;

export interface Pieces {
  /** The module that every page has. */
  entry: string;
  /** Chunk name -> page, in the order in which they are met. */
  pages: Readonly<Record<string, Piece>>;
  /** Pages of strangers: what they reach is cut as the bundler thinks best, unless it is named above. */
  strangers: readonly string[];
  /** What people with an account open first, packages and all; what others need of it, too, lies beside it. */
  dashboard: { modules: readonly string[]; others: Piece['others'] };
}

interface Piece {
  module: string;
  /** Name -> modules that need some of the page and must not bring the rest; what two of them need is the first's. */
  others: Readonly<Record<string, readonly string[]>>;
}

/**
 * Names the chunks of pages that strangers open: each page is one file beside its own module, without what a page before it has
 * brought. Forty small files would be as many questions on a slow connection, and each style sheet among them holds up the
 * first paint. What others need of a page is a file beside it, so that signing in does not load the comparison. Whatever a
 * module imports is needed by all that need it: so no two of these files import each other.
 */
export function inOnePiece({ entry, pages, strangers, dashboard }: Pieces) {
  const reached = new Map<string, ReadonlySet<string>>();
  const modules = new Set([
    ...Object.values(pages).map(({ module }) => module),
    ...dashboard.modules,
    ...Object.values(dashboard.others).flat(),
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
    if (page && own.test(id)) {
      const [other] = Object.entries(page.others).find(([, modules]) => modules.some(needs)) ?? [];
      return other === undefined ? name! : `${name}-${other}`;
    }
    if (page || strangers.some(needs)) return null;
    if (!dashboard.modules.some(needs)) return null;
    const others = Object.entries(dashboard.others).filter(([, modules]) => modules.some(needs));
    return ['dashboard', ...others.map(([other]) => other)].join('-');
  };
}

/** The module and everything that it imports, directly or not; what it loads later is not in it. */
function closure(id: string, build: Rolldown.ChunkingContext, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of build.getModuleInfo(id)?.importedIds ?? []) closure(next, build, seen);
  return seen;
}
