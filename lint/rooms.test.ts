import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|css)$/.test(file) && existsSync(join(root, file)));
const sources = new Set(files.filter((file) => /\.tsx?$/.test(file)));

/** The files of ours that a file imports when it is loaded: not by `import type`, and not later by `import()`. */
function importsOf(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  return tree.statements.flatMap((line) => {
    const isImport =
      ts.isImportDeclaration(line) && line.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword;
    const isExport = ts.isExportDeclaration(line) && !line.isTypeOnly;
    if (!(isImport || isExport) || !line.moduleSpecifier || !ts.isStringLiteral(line.moduleSpecifier))
      return [];
    const { text } = line.moduleSpecifier;
    const path = text.startsWith('#domain/')
      ? `domain/${text.slice('#domain/'.length)}.ts`
      : normalize(join(dirname(file), text)).replaceAll('\\', '/');
    return sources.has(path) && (text.startsWith('.') || text.startsWith('#domain/')) ? [path] : [];
  });
}

const graph = new Map([...sources].map((file) => [file, new Set(importsOf(file))]));

it('holds at most 25 files a folder', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

it('has no circle of files', () => expect(circlesOf(graph)).toEqual([]));

it('has no circle of folders that lie side by side', () => {
  const neighbours = new Map<string, Map<string, Set<string>>>();
  for (const [file, imports] of graph)
    for (const other of /\.test\.tsx?$/.test(file) ? [] : imports) {
      const [from, to] = [dirname(file).split('/'), dirname(other).split('/')];
      const fork = from.findIndex((step, at) => step !== to[at]);
      if (fork < 0 || to[fork] === undefined) continue;
      const parent = from.slice(0, fork).join('/');
      const rooms = neighbours.get(parent) ?? new Map<string, Set<string>>();
      neighbours.set(parent, rooms.set(from[fork]!, (rooms.get(from[fork]!) ?? new Set()).add(to[fork]!)));
    }
  expect(
    [...neighbours].map(([parent, rooms]) => [parent, circlesOf(rooms)]).filter(([, found]) => found!.length),
  ).toEqual([]);
});

it('reads the house', () =>
  expect([...graph.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(2000));
