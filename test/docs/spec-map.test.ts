import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';

/** docs/spec-map.md: every line of the specification with the tests that hold it, or "not yet". */
const root = join(import.meta.dirname, '../..');
const map = readFileSync(join(root, 'docs/spec-map.md'), 'utf8');
const specification = join(root, '../shared/spec.md');

/** Lines of each section of the specification, counted when they were read; also where it is not at hand. */
const linesOf: Record<string, number> = {
  '1. What the product does and for whom': 8,
  '2. Screens and routes': 42,
  '3. Entities and their fields': 24,
  '4. States and transitions': 18,
  '5. Validation rules': 12,
  '6. Roles and permissions': 4,
  '7. The calls it makes': 21,
  '8. The error catalogue': 15,
  '9. Business constants and limits': 11,
};

interface Entry {
  section: string;
  quote: string;
  /** Empty where there is none yet, or nothing to test. */
  tests: { file: string; name: string }[];
}

/** `- “quote” → `file` › name + `file` › name`, `→ not yet` or `→ nothing to test: why`. @throws on any other line */
function entriesOf(text: string): Entry[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!line.startsWith('- ')) return [];
    const [, quote = '', what = ''] = /^- “(.+?)” → (.+)$/.exec(line) ?? [];
    if (/^(not yet|nothing to test: .+)$/.test(what)) return [{ section, quote, tests: [] }];
    const tests = what.split(/ \+ (?=`)/).map((part) => {
      const [, file, name] = /^`([^`]+)` › (.+)$/.exec(part) ?? [];
      if (!file || !name) throw new Error(`Not an entry of the map: ${line}`);
      return { file, name };
    });
    return [{ section, quote, tests }];
  });
}

const escaped = (name: string) => name.replaceAll("'", "\\'");

/** What the tests named lack: the file, or a title in quotes as written there. */
function missingTests(entries: Entry[], read: (file: string) => string | undefined): string[] {
  const named = new Map(
    entries.flatMap(({ tests }) => tests.map((test) => [`${test.file} › ${test.name}`, test])),
  );
  return [...named].flatMap(([key, { file, name }]) => {
    const source = read(file);
    if (source === undefined) return [`${key}: no such file`];
    const forms = [`'${escaped(name)}'`, `"${name}"`, `\`${name}\``];
    return forms.some((form) => source.includes(form)) ? [] : [`${key}: no such test`];
  });
}

/** Lines of the specification that say something: no headings, no head of a table. */
function sectionsOf(text: string): Map<string, string[]> {
  const body = text.slice(text.indexOf('## 1. '), text.indexOf('\n# What the user also asked for'));
  const says = (line: string) =>
    line.trim() !== '' && !/^(#|---|\|---|\| Route \||\| Situation \|)/.test(line);
  return new Map(
    body.split(/^## /m).flatMap((section) => {
      const [name = '', ...lines] = section.split('\n');
      return name === '' ? [] : [[name, lines.filter(says)] as const];
    }),
  );
}

/** Walks both in order: quotes that are nowhere from here on, and lines that no quote speaks of. */
function mismatches(entries: Entry[], sections: Map<string, string[]>): string[] {
  return [...sections].flatMap(([section, lines]) => {
    const spoken = new Set<number>();
    let from = 0;
    const strangers = entries
      .filter((entry) => entry.section === section)
      .flatMap(({ quote }) => {
        const found = lines.findIndex((line, index) => index >= from && line.includes(quote));
        if (found < 0) return [`${section}: “${quote}” is not in the specification, or not in its place`];
        spoken.add((from = found));
        return [];
      });
    const silent = lines.filter((_, index) => !spoken.has(index));
    return [
      ...strangers,
      ...silent.map((line) => `${section}: nothing says what holds “${line.slice(0, 80)}”`),
    ];
  });
}

const entries = entriesOf(map);
const readHere = (file: string) => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

describe('the map of the specification', () => {
  it('names tests that exist', () => {
    expect(missingTests(entries, readHere)).toEqual([]);
  });

  it('has every section, and no fewer entries than the section has lines', () => {
    for (const [section, lines] of Object.entries(linesOf))
      expect(entries.filter((entry) => entry.section === section).length, section).toBeGreaterThanOrEqual(
        lines,
      );
    expect([...new Set(entries.map(({ section }) => section))]).toEqual(Object.keys(linesOf));
    expect(entries.filter(({ quote }) => quote.length < 5)).toEqual([]);
  });

  it.skipIf(!existsSync(specification))('quotes every line of the specification, in its order', () => {
    const sections = sectionsOf(readFileSync(specification, 'utf8'));
    expect(mismatches(entries, sections)).toEqual([]);
    expect(Object.fromEntries([...sections].map(([name, lines]) => [name, lines.length]))).toEqual(linesOf);
  });
});

test('a test that is gone, a line left out and an invented quote are told', () => {
  const entry = (quote: string, name: string): Entry => ({
    section: '1. One',
    quote,
    tests: [{ file: 'a.test.ts', name }],
  });
  const doctored = [entry('alpha', "it's there"), entry('gamma', 'gone'), entry('beta', 'gone')];
  expect(missingTests(doctored, () => "it('it\\'s there', ...)")).toEqual(['a.test.ts › gone: no such test']);
  expect(missingTests(doctored.slice(0, 1), () => undefined)).toEqual([
    "a.test.ts › it's there: no such file",
  ]);
  const sections = new Map([['1. One', ['- alpha is', '- beta is']]]);
  expect(mismatches(doctored.slice(0, 2), sections)).toEqual([
    '1. One: “gamma” is not in the specification, or not in its place',
    '1. One: nothing says what holds “- beta is”',
  ]);
});
