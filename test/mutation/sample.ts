import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../platforms/seeded.ts';

const house = join(import.meta.dirname, '../..');

/**
 * Single lines of a room's sources, drawn by lot and the same each time, as Stryker names them: what is broken there tells of a room whose
 * every mutant would take a night. What spans more lines than one is never drawn. @param share of all lines, 0 to 1 @param draw
 * another number draws other lines: a sample that somebody has written tests for says nothing anymore
 */
export function sampleOf(room: string, share: number, draw = 1): string {
  const files = readdirSync(join(house, 'domain', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('domain', room, name))
    .sort();
  return files
    .flatMap((file) =>
      linesOf(readFileSync(join(house, file), 'utf8'), share, seeded(file, draw)).map(
        (n) => `${file}:${n}-${n}`,
      ),
    )
    .join(',');
}

/** The numbers of the lines that were drawn, the first being 1. */
export const linesOf = (source: string, share: number, random: () => number): number[] =>
  source.split('\n').flatMap((_, n) => (random() < share ? [n + 1] : []));
