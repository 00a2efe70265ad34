import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

/** The files, folders and decisions that the documents name: a move that forgets one fails here. */
const root = join(import.meta.dirname, '../..');
const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$|cdk\.out$)/.test(entry.name))
  .map((entry) => entry.name);
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/**
 * Paths in backticks that begin in one of the project's folders. Examples of files that are still to be written leave a part
 * open (`<noun>`, `*`, `{a,b}`) and are passed over.
 */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1]!);
  const isPath = (word: string) => rooms.some((room) => word.startsWith(`${room}/`));
  return [...new Set(quoted.filter((word) => isPath(word) && !/[<*{…:]/.test(word)))];
}

/** Relative links of Markdown, without their anchor. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map((match) => match[1]!);

function missing(document: string, text: string, exists: (path: string) => boolean): string[] {
  const named = pathsIn(text);
  const linked = linksIn(text).map((link) => join(dirname(document), link));
  return [...named, ...linked].filter((path) => !exists(path));
}

describe('the documents', () => {
  it.each(documents)('%s names files and folders that exist', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    expect(missing(document, text, (path) => existsSync(join(root, path)))).toEqual([]);
  });
});

test('a file that moved and a link that leads nowhere are reported', () => {
  const text = 'See `domain/gone.ts`, `domain/<noun>.ts`, `npm run x` and [that](decisions/000.md#part).';
  expect(missing('docs/a.md', text, () => false)).toEqual(['domain/gone.ts', 'docs/decisions/000.md']);
});
