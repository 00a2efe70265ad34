import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const arrays = ['nodeFlags', 'edgeStart', 'edgeLength', 'edgeChild'] as const;
const derived = ['edgeOffset', 'edgeHash', 'wildcardEdge'] as const;

/** The list's numbers as text, which is not compiled, and read when they are asked for. @throws where the package is written otherwise */
export function numbersLater(trie: string): string {
  let text = trie;
  for (const name of arrays)
    text = replaced(
      text,
      new RegExp(`export const ${name} = /\\*#__PURE__\\*/ new (Uint\\d+Array)\\((\\[[\\d, ]+\\])\\)`),
      `export const ${name} = () => new $1(JSON.parse('$2'))`,
    );
  return text;
}

/** The lookup, which hashes all labels of the list when it is first asked, not when it is loaded. @throws likewise */
export function lookupLater(lookup: string): string {
  const imported = arrays.map((name) => `${name} as ${name}Later`).join(', ');
  const rows = `import { ${imported}, exceptionsRoot, labelText, rulesRoot } from './data/trie';`;
  const read = [
    `let ${[...arrays, ...derived].join(', ')};`,
    'function ready() {',
    '  if (wildcardEdge !== undefined) return;',
    ...arrays.map((name) => `  ${name} = ${name}Later();`),
  ].join('\n');
  let text = replaced(lookup, /import \{[^}]*\} from '\.\/data\/trie';/, rows);
  text = replaced(text, /const numberOfNodes = [\s\S]*?\n\}\n/, `${read}\n$&}\n`);
  for (const name of derived) text = replaced(text, new RegExp(`const ${name} = `), `${name} = `);
  return replaced(text, /const allowedMask = /, 'ready();\n    $&');
}

function replaced(text: string, what: RegExp, by: string): string {
  if (!what.test(text))
    throw new Error('tldts is written otherwise than bin/bundle/later-suffixes.ts expects');
  return text.replace(what, by);
}

/** The list of public suffixes is read with the first name that needs it: a function that starts has none yet. */
export const laterSuffixes: Plugin = {
  name: 'later-suffixes',
  setup: ({ onLoad }) => {
    onLoad({ filter: /tldts[\\/]dist[\\/]es6[\\/]src[\\/]data[\\/]trie\.js$/ }, async ({ path }) => ({
      contents: numbersLater(await readFile(path, 'utf8')),
    }));
    onLoad({ filter: /tldts[\\/]dist[\\/]es6[\\/]src[\\/]suffix-trie\.js$/ }, async ({ path }) => ({
      contents: lookupLater(await readFile(path, 'utf8')),
    }));
  },
};
