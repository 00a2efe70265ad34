import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** What LevelDB notes of a record in its log that is not as it was written. It passes it by, and opens all the same. */
const dropped = /dropping (\d+) bytes/g;

/**
 * Says in one line that a store which was just opened has lost a part of what was acknowledged. A log that ends in mid-record is no damage:
 * nobody was told that its last write was done.
 */
export async function tellDamage(folder: string | undefined, say: (line: string) => void): Promise<void> {
  if (folder === undefined) return;
  const notes = await readFile(join(folder, 'LOG'), 'utf8').catch(() => '');
  const bytes = [...notes.matchAll(dropped)].reduce((sum, [, count]) => sum + Number(count), 0);
  if (bytes === 0) return;
  say(
    `The data folder is damaged: ${bytes} bytes of the log of ${basename(folder)} cannot be read, and what they held is lost. ` +
      'All else is there. Start from a copy or from scratch if that matters.',
  );
}
