import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const constant = /^const (_\w+) = ("(?:[^"\\]|\\.)*");$/gm;
const computedKey = /\[(_\w+)\]:/g;

/**
 * The schemas of a client of AWS with its keys spelled out: `{ [_h]: … }` -> `{ "http": … }`. A bundler must believe that a key which is worked out
 * runs something, and so keeps the schema of every call that the service has; of a literal it keeps what is used.
 */
export function spellKeys(source: string): string {
  const words = new Map([...source.matchAll(constant)].map(([, name, text]) => [name!, text!]));
  return source.replace(computedKey, (found, name: string) =>
    words.has(name) ? `${words.get(name)}:` : found,
  );
}

/** Of S3 and SES two thirds fall away, which each cold start would read, compile and run. */
export const leanClients: Plugin = {
  name: 'lean-clients',
  setup: ({ onLoad }) => {
    onLoad(
      { filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_\d+\.js$/ },
      async ({ path }) => ({
        contents: spellKeys(await readFile(path, 'utf8')),
      }),
    );
    // Of these a client reads its version.
    onLoad({ filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/ }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
