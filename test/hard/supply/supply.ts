import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { HardCase, Result } from '../case.ts';
import { secretsInHistory } from './history.ts';
import { faultsOf, lockedIn, looseIn } from './packages.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What we take from others, and what we may have given away. */
export const supply: HardCase = {
  id: 'k',
  what: 'Supply chain',
  run: async ({ say }) => {
    const locked = lockedIn(root);
    const tried = `${Object.keys(locked).length} packages`;
    const faults = [
      ...Object.entries(locked).flatMap(([place, one]) => faultsOf(place, one)),
      ...looseIn(root).map((loose) => `${loose} is not one version`),
    ];
    const unlisted = await notInBom(Object.keys(locked));
    const history = await secretsInHistory(root);
    [...faults, ...unlisted, ...(history?.found ?? [])].forEach(say);
    return [
      {
        tried,
        mark: 'one version, a hash, an allowed licence, no program at installing',
        result: `${faults.length} unapproved`,
        held: faults.length === 0,
      },
      {
        tried,
        mark: 'each in the bill of materials (npm sbom)',
        result: `${unlisted.length} missing`,
        held: unlisted.length === 0,
      },
      history
        ? {
            tried: `${history.commits} commits`,
            mark: 'no secret in the history',
            result: `${history.found.length} found`,
            held: history.found.length === 0,
          }
        : { tried: 'no history here', mark: 'no secret in the history', result: 'not run', held: 'not run' },
      { tried: 'npm audit', mark: 'asked of the registry, not here', result: 'not run', held: 'not run' },
    ] satisfies Result[];
  },
};

/** Packages that the bill of materials leaves out. Bundled ones stand in it by their name as well. */
async function notInBom(places: readonly string[]): Promise<string[]> {
  const said = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { stdout } = await promisify(execFile)('npm', said, { cwd: root, maxBuffer: 1e9 });
  const { components } = JSON.parse(stdout) as { components: { name: string; hashes?: unknown[] }[] };
  const listed = new Set(components.map(({ name }) => name));
  return places
    .map((place) => place.split('node_modules/').at(-1)!)
    .filter((name) => !listed.has(name))
    .map((name) => `${name} is not in the bill of materials`);
}
