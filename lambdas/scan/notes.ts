import { lessTelling } from '#domain/scan/scan';
import type { StoredSource } from '#domain/scan/stored-scan';
import type { ScanProgressStore } from '../store/scan/scan-progress.ts';
import { handInTogether } from '../runtime/together/hand-in-together.ts';
import type { RunServices } from './run.ts';

/** So long a job waits for those beside it, in ms: they are worked off together anyway. */
const ours = 3_000;

/** A worker's jobs of one scan write into it at once: it is written as a whole, whoever writes. */
export const notesOver = (
  { note }: Pick<ScanProgressStore, 'note'>,
  longest = ours,
): NonNullable<RunServices['notes']> =>
  handInTogether(async (all) => note(all[0]!.scan, once(all.flatMap(({ rows }) => rows))), longest);

/** A job that came twice has two rows of one platform: the one that says more, else the later. */
function once(rows: readonly StoredSource[]): StoredSource[] {
  const said = new Map<string, StoredSource>();
  for (const row of rows) {
    const before = said.get(row.platform);
    if (!before || lessTelling(row).includes(before.status)) said.set(row.platform, row);
  }
  return [...said.values()];
}
