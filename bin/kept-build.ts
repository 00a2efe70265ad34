import { createHash } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Function name -> every file that its bundle came from, relative to the root. */
export type Sources = Map<string, Set<string>>;

export interface KeptBuildOptions {
  root: string;
  /** Where the note lies, and below it `<name>/index.cjs` with what is loaded later beside it. */
  folder: string;
  /** What else the bundles depend on: the bundler's options and entries. */
  settings: object;
}

/** Remembers of which sources the bundles were made: bundling takes seconds, reading these files does not. */
export interface KeptBuild {
  /** The sources, when they and the bundles are still as they were then; undefined: build. */
  fresh(): Promise<Sources | undefined>;
  /** Notes what was just built. @param begun when that began, ms since 1970 */
  keep(sources: Sources, begun: number): Promise<void>;
}

interface Note {
  settings: string;
  sources: Record<string, string[]>;
  /** SHA-256 of every file that was read, packages aside, and of every bundle. */
  hashes: Record<string, string>;
}

/** What decides about packages (the lock stands for all of them), and how files are found and read. */
const alsoRead = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'bin/build.ts',
  'bin/bundle/beside.ts',
  'bin/bundle/later-schemas.ts',
  'bin/bundle/later-suffixes.ts',
  'bin/bundle/lean-clients.ts',
  'bin/kept-build.ts',
];
/** Clocks of file systems lag behind by a few ms. */
const lag = 1000;

export function keptBuild({ root, folder, settings }: KeptBuildOptions): KeptBuild {
  const place = join(folder, 'built.json');
  const sourcesOf = (sources: Sources) => {
    const ours = [...sources.values()].flatMap((files) => [...files]);
    return [...new Set([...alsoRead, ...ours.filter((file) => !file.includes('node_modules/'))])].map(
      (file) => join(root, file),
    );
  };
  return {
    async fresh() {
      try {
        const note = JSON.parse(await readFile(place, 'utf8')) as Note;
        if (note.settings !== JSON.stringify(settings)) return undefined;
        const now = await hashesOf(Object.keys(note.hashes));
        if (Object.entries(note.hashes).some(([path, hash]) => now[path] !== hash)) return undefined;
        return new Map(Object.entries(note.sources).map(([name, files]) => [name, new Set(files)]));
      } catch {
        return undefined; // nothing is noted, or a file is gone
      }
    },
    async keep(sources, begun) {
      const read = sourcesOf(sources);
      const bundles = await Promise.all([...sources.keys()].map((name) => filesOf(join(folder, name))));
      const note: Note = {
        settings: JSON.stringify(settings),
        sources: Object.fromEntries([...sources].map(([name, files]) => [name, [...files]])),
        hashes: await hashesOf([...read, ...bundles.flat()]),
      };
      // What was edited meanwhile may be in the bundles or not.
      const edited = await Promise.all(read.map(async (path) => (await stat(path)).mtimeMs > begun - lag));
      if (edited.includes(true)) return;
      const half = `${place}.${process.pid}.half`;
      await writeFile(half, JSON.stringify(note));
      await rename(half, place);
    },
  };
}

/** A bundle, and what lies beside it. */
const filesOf = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.cjs')).map((name) => join(folder, name));

const hashesOf = async (paths: string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      paths.map(
        async (path) =>
          [
            path,
            createHash('sha256')
              .update(await readFile(path))
              .digest('hex'),
          ] as const,
      ),
    ),
  );
