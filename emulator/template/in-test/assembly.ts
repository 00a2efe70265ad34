import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { loadAssembly } from '../load-assembly.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

export type Stacks = Record<string, Record<string, unknown>>;

/** For tests: writes and loads an assembly: each stack depends on the ones before it; `files` are the files of an asset `asset.web`. */
export function assembly(stacks: Stacks, files: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-assembly-'));
  folders.push(folder);
  const names = Object.keys(stacks);
  const artifacts = Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        type: 'aws:cloudformation:stack',
        dependencies: [...names.slice(0, at), `${name}.assets`],
        properties: { templateFile: `${name}.json` },
      },
    ]),
  );
  for (const name of names) {
    artifacts[`${name}.assets`] = {
      type: 'cdk:asset-manifest',
      dependencies: [],
      properties: { file: `${name}.assets.json` } as never,
    };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(stacks[name]));
    const assets = { files: { web: { source: { path: '.', packaging: 'zip' } } } };
    writeFileSync(join(folder, `${name}.assets.json`), JSON.stringify(assets));
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // Declared last first: the order of deployment comes from the dependencies.
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ artifacts: reversed(artifacts) }));
  return loadAssembly(folder, 'http://localhost:4910');
}
const reversed = (object: object) => Object.fromEntries(Object.entries(object).reverse());
