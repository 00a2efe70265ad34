import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface MadeOnce {
  /** The project. */
  root: string;
  /** Name of the cache. */
  kind: string;
  /** Files and folders below the root that it is made from; tests aside. */
  inputs: readonly string[];
  /** The file that is there when it is complete. */
  complete: string;
}

/**
 * A folder that a program of ours makes from files of ours; unchanged files cost a hash.
 * @param make fills a folder that is there already
 * @returns the folder, for reading
 */
export async function madeOnce(
  { root, kind, inputs, complete }: MadeOnce,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const cache = join(root, 'node_modules/.cache/countersign', kind);
  const folder = join(cache, await hashOf(root, inputs));
  if (existsSync(join(folder, complete))) return folder;

  // Made aside and renamed into place: two instances may start at once, and neither may read half of it.
  await mkdir(cache, { recursive: true });
  const half = await mkdtemp(`${folder}.`);
  try {
    await make(half);
    await rename(half, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (!existsSync(join(folder, complete))) throw error;
      await rm(half, { recursive: true, force: true });
    });
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  await forgetOld(cache, folder);
  return folder;
}

async function hashOf(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([root, process.version]));
  for (const input of inputs)
    for (const file of await filesBelow(join(root, input))) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = (await readdir(path)).sort();
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}

/** The last few stay: two branches of work side by side both start warm. */
async function forgetOld(cache: string, current: string): Promise<void> {
  const folders = (await readdir(cache)).map((name) => join(cache, name)).filter((path) => path !== current);
  const dated = await Promise.all(
    folders.map(async (path) => ({ path, at: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  dated.sort((a, b) => b.at - a.at);
  await Promise.all(dated.slice(5).map(({ path }) => rm(path, { recursive: true, force: true })));
}
