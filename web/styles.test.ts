import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, 'src');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(src, name), 'utf8') }));
const isModule = (name: string) => name.endsWith('.module.css');
/** What every page wears. */
const isGlobal = (name: string) => name.startsWith('ui/styles/');

/** Every selector of a sheet. */
const selectorsOf = (text: string): string[] =>
  [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector]) => selector!.trim())
    .filter((selector) => !selector.startsWith('@'));

/** Every class that a sheet names in a selector. */
const classesOf = (text: string): string[] =>
  selectorsOf(text).flatMap((selector) =>
    [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!),
  );

/** Classes that are not ours to name: Amplify draws its forms itself. */
const amplify = ['amplify-forms', 'amplify'].map((name) => `features/session/sign-in/${name}.css`);

test('a sheet outside ui/styles is a module beside the component that wears it', () => {
  const others = sheets.map(({ name }) => name).filter((name) => !isModule(name) && !isGlobal(name));
  expect(others.sort()).toEqual([...amplify].sort());
});

test('a global class is styled in one file', () => {
  const files = new Map<string, Set<string>>();
  for (const { name, text } of sheets)
    if (isGlobal(name))
      for (const one of classesOf(text)) files.set(one, (files.get(one) ?? new Set()).add(name));
  const many = [...files]
    .filter(([, names]) => names.size > 1)
    .map(([one, names]) => [one, [...names].sort()]);
  expect(Object.fromEntries(many)).toEqual({});
});

test('a module styles no global class, and its name is its own: it is part of the classes', () => {
  const modules = sheets.filter(({ name }) => isModule(name));
  expect(modules.filter(({ text }) => text.includes(':global')).map(({ name }) => name)).toEqual([]);
  const names = modules.map(({ name }) => basename(name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a module names no id: it would be renamed, and the rule meet nothing', () => {
  const named = sheets
    .filter(({ name }) => isModule(name))
    .flatMap(({ name, text }) =>
      selectorsOf(text)
        .filter((selector) => /#[a-z]/i.test(selector))
        .map((selector) => `${name}: ${selector}`),
    );
  expect(named).toEqual([]);
});

test('a class of a module is worn, and what is worn is styled', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }));
  const worn = new Map<string, Set<string>>();
  for (const { name, text } of sources)
    for (const [, local, path] of text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)) {
      const sheet = relative(src, join(src, name, '..', path!)).replaceAll('\\', '/');
      const used = [
        ...text.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g')),
      ].map(([, one]) => one!);
      worn.set(sheet, new Set([...(worn.get(sheet) ?? []), ...used]));
    }
  const wrong = sheets
    .filter(({ name }) => isModule(name))
    .map(({ name, text }) => {
      const styled = new Set(classesOf(text));
      const used = worn.get(name) ?? new Set<string>();
      return {
        name,
        idle: [...styled].filter((one) => !used.has(one)),
        unknown: [...used].filter((one) => !styled.has(one)),
      };
    })
    .filter(({ idle, unknown }) => idle.length + unknown.length > 0);
  expect(wrong).toEqual([]);
});
