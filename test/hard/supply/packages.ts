import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as the lock file names it. */
export interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  /** Comes inside another package, whose integrity covers it. */
  inBundle?: boolean;
  resolved?: string;
}

/** What may go out with the product. */
const shipped = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '(MIT AND Zlib)'],
  'OFL-1.1',
];
/** What may stand on the machines of developers as well: nothing of it reaches anybody. */
const forDevelopers = [
  ...[...shipped, 'BlueOak-1.0.0', 'Python-2.0', 'CC-BY-4.0', 'MPL-2.0', '(MIT OR GPL-3.0-or-later)'],
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
];
/** Who may run a program while they are installed: both fetch or check a binary of their own. */
const mayRun = ['classic-level', 'esbuild'];

/** What is locked, by its place below the project. */
export const lockedIn = (root: string): Record<string, Locked> =>
  Object.fromEntries(
    Object.entries(
      (
        JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
          packages: Record<string, Locked>;
        }
      ).packages,
    ).filter(([place]) => place !== ''),
  );

/** Direct dependencies that are not of one version. */
export function looseIn(root: string): string[] {
  const told = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  return Object.entries({ ...told.dependencies, ...told.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);
}

/** What about a locked package is not allowed, in words. */
export function faultsOf(place: string, locked: Locked): string[] {
  const name = place.split('node_modules/').at(-1)!;
  const may = locked.dev ? forDevelopers : shipped;
  return [
    ...(locked.inBundle || /^sha512-/.test(locked.integrity ?? '') ? [] : [`${name} has no hash`]),
    ...(may.includes(locked.license ?? '') ? [] : [`${name} has the licence ${locked.license ?? '(none)'}`]),
    ...(locked.hasInstallScript && !mayRun.includes(name) ? [`${name} runs a program when installed`] : []),
    ...(/^(git|http:|file:)/.test(locked.resolved ?? '') ? [`${name} comes from ${locked.resolved}`] : []),
  ];
}
