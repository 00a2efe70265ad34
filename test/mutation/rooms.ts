import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const domain = join(import.meta.dirname, '../../domain');

const foldersOf = (path: string): string[] =>
  readdirSync(join(domain, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The rooms of domain/, each measured by itself: its folders, those of the engine, and `.` for the files that lie in none. */
export const rooms: readonly string[] = [
  '.',
  ...foldersOf('.').filter((name) => name !== 'engine'),
  // Tables are data that a program has drawn up.
  ...foldersOf('engine').flatMap((name) => (name === 'tables' ? [] : [`engine/${name}`])),
];

/** What Stryker breaks of a room: all of its files, without the tests. */
export const filesOf = (room: string): string => `${under(room)}.ts,!domain/**/*.test.ts`;

/** The tests that have to notice: the room's own. */
export const testsOf = (room: string): string => `${under(room)}.test.ts`;

const under = (room: string) => (room === '.' ? 'domain/*' : `domain/${room}/**/*`);
