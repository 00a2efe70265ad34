import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLambdas, lambdasFolder } from '../../bin/build.ts';
import { stepRunner } from './step-runner.ts';
import { shells, workflows } from './workflow-steps.ts';

/** The steps of the job `release` of production.yml, as they stand there, on a copy of what a release has: without packages. */
const root = join(import.meta.dirname, '../..');
const job = new Map(workflows).get('production.yml')!.split(/^ {2}release:$/m)[1]!;
const [sbomStep, releaseStep] = shells(job) as [string, string];
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const runner = stepRunner();
const { folder } = runner;
const run = (script: string) => runner.run(script, { GITHUB_REF_NAME: `v${own.version}` });
afterAll(() => runner.close());

interface Sbom {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { purl: string } };
  components: {
    group?: string;
    name: string;
    version: string;
    purl: string;
    properties?: { name: string }[];
  }[];
}
let sbom: Sbom;
beforeAll(() => {
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(folder, name));
  run(sbomStep);
  sbom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as Sbom;
});
/** What ships: all that npm does not mark as being for development alone. */
const shipped = () =>
  sbom.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );

describe('the list of parts of a release', () => {
  it('is CycloneDX, of this version, with the version and the address of each part', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.[5-9]$/) });
    expect(sbom.metadata.component.purl).toBe(`pkg:npm/countersign@${own.version}`);
    expect(sbom.components.length).toBeGreaterThan(100);
    for (const { name, version, purl } of sbom.components) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
      expect(purl, name).toMatch(/^pkg:npm\//);
    }
  });

  it('marks nothing that ships as being for development, and everything that only builds or tests it', () => {
    const there = new Set(shipped().map(({ name, version }) => `${name}@${version}`));
    const missing = Object.entries(own.dependencies).filter((each) => !there.has(each.join('@')));
    expect(missing).toEqual([]);
    // Types are asked for by packages that ship, too.
    const only = Object.entries(own.devDependencies).filter(([name]) => !name.startsWith('@types/'));
    expect(only.filter((each) => there.has(each.join('@')))).toEqual([]);
  });

  it('names every package that is in a bundle of a function', async () => {
    (await buildLambdas()).close();
    const { sources } = JSON.parse(readFileSync(join(lambdasFolder, 'built.json'), 'utf8')) as {
      sources: Record<string, string[]>;
    };
    const bundled = new Set(
      Object.values(sources)
        .flat()
        .flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []),
    );
    expect(bundled.size).toBeGreaterThan(20);
    const names = new Set(shipped().map(({ name }) => name));
    expect([...bundled].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the release', () => {
  it('has the section of its version as its text and the list of parts as its file', () => {
    cpSync(join(root, 'bin/release'), join(folder, 'bin/release'), { recursive: true });
    writeFileSync(
      join(folder, 'CHANGELOG.md'),
      `## [Unreleased]\n\n## [${own.version}] - 2027-01-01\n\n- The first.\n`,
    );
    runner.program('gh', 'printf "%s\\n" "$@" > asked.txt');
    run(releaseStep);
    expect(readFileSync(join(folder, 'notes.md'), 'utf8')).toBe('- The first.\n');
    const tag = `v${own.version}`;
    expect(readFileSync(join(folder, 'asked.txt'), 'utf8').trim().split('\n')).toEqual([
      ...['release', 'create', tag, '--verify-tag', '--title', tag],
      ...['--notes-file', 'notes.md', 'sbom.cdx.json'],
    ]);
  });
});
