import { watch, type FSWatcher } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { resolverCode, resolverFiles } from '../lib/api/resolver-files.ts';

export interface LiveReloadOptions {
  root: string;
  reloadResolver: (resolver: { typeName: string; fieldName: string; code: string }) => void;
  reloadSchema: (sdl: string) => Promise<void>;
  say: (line: string) => void;
}

/** An editor writes a file in several steps; this long after the last one it is whole. */
const settle = 80;

/** Takes over edits of resolvers and of the schema. Functions and pages have their own watchers (esbuild, Vite). */
export function watchGraphql({ root, reloadResolver, reloadSchema, say }: LiveReloadOptions): {
  close(): void;
} {
  const timers = new Map<string, NodeJS.Timeout>();
  const soon = (name: string, work: () => Promise<void>) => {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(
        () => void work().catch((error: Error) => say(`${name} is not taken over: ${firstLine(error)}`)),
        settle,
      ),
    );
  };
  const resolver = async (name: string) => {
    const file = resolverFiles(join(root, 'resolvers')).find(({ path }) => basename(path) === name);
    if (!file) return;
    reloadResolver({ typeName: file.typeName, fieldName: file.fieldName, code: resolverCode(file.path) });
    say(`${name} taken over`);
  };
  const schema = async () => {
    await reloadSchema(await readFile(join(root, 'schema.graphql'), 'utf8'));
    say('schema.graphql taken over');
  };
  const watchers: FSWatcher[] = [
    watch(join(root, 'resolvers'), (_event, name) => name && soon(name, () => resolver(name))),
    // The folder and not the file: many editors replace a file instead of writing into it.
    watch(root, (_event, name) => name === 'schema.graphql' && soon(name, schema)),
  ];
  return {
    close() {
      watchers.forEach((each) => each.close());
      timers.forEach((timer) => clearTimeout(timer));
    },
  };
}

const firstLine = ({ message }: Error) => message.split('\n')[0];
