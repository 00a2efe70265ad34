import * as z from 'zod';
import type { SourceProgress } from '../scan/scan.ts';

/**
 * What is counted of everybody's scans, by the day. Scans: begun; over, with every source that was asked answering (`done`), some
 * of it missing (`in part`), or none answering (`could not look`). Parts of one, a source's each: put off because the source asked us
 * to wait, and given up after all tries.
 */
export const ScanEvent = z.enum(['begun', 'done', 'in part', 'could not look', 'put off', 'given up']);
export type ScanEvent = z.infer<typeof ScanEvent>;

export const ScanTally = z.record(ScanEvent, z.number().int().min(0));
export type ScanTally = z.infer<typeof ScanTally>;

const answers = ['looked', 'in part', 'could not look'];

/** How a scan ended, by the rows of those that were asked. */
export function outcomeOf(sources: readonly Pick<SourceProgress, 'status'>[]): ScanEvent {
  const asked = sources.map(({ status }) => status).filter((status) => answers.includes(status));
  if (asked.every((status) => status === 'looked')) return 'done';
  return asked.every((status) => status === 'could not look') ? 'could not look' : 'in part';
}
