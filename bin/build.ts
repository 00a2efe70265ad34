import type { BuildOptions as EsbuildOptions, BuildResult, OutputFile } from 'esbuild';
import { existsSync, watch as watchFiles, type FSWatcher } from 'node:fs';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWithBesides } from './bundle/beside.ts';
import { laterSchemas } from './bundle/later-schemas.ts';
import { laterSuffixes } from './bundle/later-suffixes.ts';
import { leanClients } from './bundle/lean-clients.ts';
import { keptBuild, type Sources } from './kept-build.ts';

const root = resolve(import.meta.dirname, '..');
/** Where the deployable files lie; the CDK app reads them with `Code.fromAsset`. */
export const lambdasFolder = join(root, 'dist/lambdas');

/** What every bundle is: CommonJS, minified, SDK included (halves the import time), ES module sources preferred (-20 ms),
 * no source maps (+13 ms). */
export const bundleOptions = {
  absWorkingDir: root,
  outdir: lambdasFolder,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  alias: { '@aws-sdk/credential-provider-node': join(root, 'lambdas/runtime/role-credentials.ts') },
  minify: true,
  legalComments: 'none',
  plugins: [leanClients, laterSchemas, laterSuffixes],
  loader: { '.wasm': 'binary', '.woff2': 'binary' },
  metafile: true,
  write: false,
  logLevel: 'silent',
} satisfies EsbuildOptions;

/**
 * Function name (`app`, `pre-sign-up`) -> source file. A file of these folders is a function; folders beside them hold
 * their parts. @throws when two functions have one name
 */
export async function lambdaEntries(): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  for (const folder of ['lambdas', 'lambdas/triggers', 'demo']) {
    if (!existsSync(join(root, folder))) continue;
    for (const file of (await readdir(join(root, folder))).sort()) {
      const name = /^([a-z-]+)\.ts$/.exec(file)?.[1]; // not tests, not declarations
      if (name === undefined) continue;
      if (entries[name])
        throw new Error(`Two functions are called ${name}: ${entries[name]}, ${folder}/${file}`);
      entries[name] = `${folder}/${file}`;
    }
  }
  return entries;
}

/** A source that does not build; the message names file and line. */
export class BuildError extends Error {}

export interface LambdaBuild {
  /** Stops watching. */
  close(): void;
}

interface BuildOptions {
  /** Keep running and build what an edit touches. */
  watch?: boolean;
  /** Told after every build which functions are new or different. */
  onChanged?: (names: string[]) => void;
  /** Told when a rebuild fails while watching; the previous build stays in place. */
  onError?: (message: string) => void;
}

/**
 * Bundles all functions in one esbuild call to dist/lambdas/<name>/index.cjs, with what they load later beside it, unless all lie there
 * already. @throws BuildError
 */
export async function buildLambdas({ watch, onChanged, onError }: BuildOptions = {}): Promise<LambdaBuild> {
  const entries = await lambdaEntries();
  const kept = keptBuild({ root, folder: lambdasFolder, settings: { options: bundleOptions, entries } });
  const sources: Sources = (await kept.fresh()) ?? new Map();
  const make = async (names: string[]) => {
    const entryPoints = names.map((name) => ({ in: entries[name]!, out: `${name}/index` }));
    const result = await buildWithBesides({ ...bundleOptions, entryPoints });
    for (const [name, files] of inputsOf(result)) sources.set(name, files);
    const changed = (await Promise.all(result.outputFiles.map(writeIfChanged))).filter(
      (name) => name !== undefined,
    );
    if (changed.length) onChanged?.([...new Set(changed)]);
  };
  if (sources.size === 0) {
    const begun = Date.now();
    await make(Object.keys(entries)).catch((error: unknown) => {
      throw new BuildError(firstError(error), { cause: error });
    });
    await kept.keep(sources, begun);
  }
  return watch ? watchSources(sources, make, (error) => onError?.(firstError(error))) : { close: () => {} };
}

/** Function name -> every file that its bundle came from, relative to the root. */
function inputsOf({ metafile }: BuildResult<{ metafile: true }>): [string, Set<string>][] {
  return Object.entries(metafile.outputs).map(([path, { inputs }]) => [
    relative(lambdasFolder, dirname(join(root, path))),
    new Set(Object.keys(inputs)),
  ]);
}

function firstError(error: unknown): string {
  const [first] =
    (error as { errors?: { text: string; location?: { file: string; line: number } }[] }).errors ?? [];
  if (!first) return (error as Error).message;
  const { text, location } = first;
  return location ? `${location.file}:${location.line}: ${text}` : text;
}

/** An editor writes a file in several steps; this long (ms) after the last one it is whole. */
const settle = 60;

/**
 * Builds what an edit touches. The system tells of it at once (esbuild's own watch looks at every file of every bundle in
 * turn, seconds on a busy machine), and one function alone takes a sixth of all of them.
 */
function watchSources(
  sources: Sources,
  make: (names: string[]) => Promise<void>,
  onError: (error: unknown) => void,
): LambdaBuild {
  const edited = new Set<string>();
  const broken = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let building: Promise<void> = Promise.resolve();
  const rebuild = async () => {
    const files = [...edited];
    edited.clear();
    const touched = [...sources].filter(
      ([name, of]) => broken.has(name) || files.some((file) => of.has(file)),
    );
    const names = touched.map(([name]) => name);
    if (names.length === 0) return;
    names.forEach((name) => broken.add(name));
    await make(names);
    names.forEach((name) => broken.delete(name));
  };
  // The folders of the sources themselves; watching a tree recursively fails on Linux when files come and go quickly.
  const watchers = new Map<string, FSWatcher>();
  const watchFolders = () => {
    for (const file of [...sources.values()].flatMap((files) => [...files])) {
      const folder = dirname(file);
      if (watchers.has(folder) || file.includes('node_modules/')) continue;
      const watcher = watchFiles(join(root, folder), (_event, name) => {
        if (name === null) return;
        edited.add(`${folder}/${name}`);
        clearTimeout(timer);
        timer = setTimeout(() => (building = building.then(rebuild).then(watchFolders, onError)), settle);
      });
      watcher.on('error', () => watchers.delete(folder)); // the folder is gone
      watchers.set(folder, watcher);
    }
  };
  watchFolders();
  return {
    close() {
      clearTimeout(timer);
      watchers.forEach((watcher) => watcher.close());
    },
  };
}

/** Renamed into place: two instances may build at once, and a reader must never see half a file. */
async function writeIfChanged({ path, contents }: OutputFile): Promise<string | undefined> {
  const present = await readFile(path).catch(() => undefined);
  if (present && Buffer.compare(present, contents) === 0) return undefined;
  await mkdir(dirname(path), { recursive: true });
  const name = relative(lambdasFolder, dirname(path));
  const half = join(lambdasFolder, `${name}.${basename(path)}.${process.pid}.half`);
  await writeFile(half, contents);
  await rename(half, path);
  return name;
}

async function buildWeb(): Promise<void> {
  if (!existsSync(join(root, 'web/index.html'))) return;
  const vite = await import('vite');
  await vite.build({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
  });
}

const isCommand = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isCommand) {
  try {
    await buildLambdas({ onChanged: (names) => console.log(`Lambdas built: ${names.join(', ')}`) });
    await buildWeb();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
