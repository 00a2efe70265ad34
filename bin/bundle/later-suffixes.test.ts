import { build } from 'esbuild';
import { parse } from 'tldts';
import { expect, it } from 'vitest';
import { bundleOptions } from '../build.ts';
import { lookupLater, numbersLater } from './later-suffixes.ts';

it('bundles a list that is read with the first name, and answers the same', async () => {
  const contents = `import { parse } from 'tldts';
    const { parse: read } = JSON; let lists = 0;
    JSON.parse = (text) => ((lists += 1), read(text));
    module.exports = { parse, lists: () => lists };`;
  const { outputFiles } = await build({
    ...{ ...bundleOptions, outExtension: {}, outdir: undefined, outfile: 'out.cjs' },
    stdin: { contents, resolveDir: import.meta.dirname },
  });
  const made = { exports: {} as { parse: typeof parse; lists: () => number } };
  new Function('module', 'exports', outputFiles[0]!.text)(made, made.exports);
  expect(made.exports.lists()).toBe(0);
  const names = ['a.b.co.uk', 'example.com', 'www.ck', 'x.ck', 'acme.github.io', 'localhost', '10.0.0.1', ''];
  for (const name of names)
    for (const allowPrivateDomains of [true, false])
      expect(made.exports.parse(name, { allowPrivateDomains })).toEqual(parse(name, { allowPrivateDomains }));
  expect(made.exports.lists()).toBe(4);
});

it.each([
  ['the list', numbersLater],
  ['the lookup', lookupLater],
])('stops the build when %s is written otherwise', (_what, change) =>
  expect(() => change('export const other = 1;')).toThrow('tldts is written otherwise'),
);
