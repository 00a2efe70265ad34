import type { Rolldown } from 'vite';

/** Sources of the house; a package that somebody else imports too stays in a chunk of its own. */
const own = /[\\/](?:web[\\/]src|domain)[\\/]/;

/**
 * Names the chunks of pages that strangers open: each page is one file beside its own module, without what a page before it has
 * brought. Forty small files would be as many questions on a slow connection, and each style sheet among them holds up the
 * first paint. `entry`: the module that every page has. `pages`: chunk name -> module of the page, in the order in which they
 * are met.
 */
export function inOnePiece(entry: string, pages: Readonly<Record<string, string>>) {
  const needs = new Map<string, ReadonlySet<string>>();
  const modules = new Set(Object.values(pages));
  return (id: string, build: Rolldown.ChunkingContext): string | null => {
    // The page itself stays the entry by which the manifest knows it.
    if (!own.test(id) || modules.has(id)) return null;
    for (const [name, page] of [['', entry], ...Object.entries(pages)] as const) {
      if (!needs.has(name)) needs.set(name, closure(page, build));
      if (needs.get(name)!.has(id)) return name || null;
    }
    return null;
  };
}

/** The module and everything that it imports, directly or not; what it loads later is not in it. */
function closure(id: string, build: Rolldown.ChunkingContext, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of build.getModuleInfo(id)?.importedIds ?? []) closure(next, build, seen);
  return seen;
}
