import { removedCopy } from '../../platforms/population/story.ts';

const day = 86_400_000;
const removed = removedCopy(0).profile.handle;

/** One moment of Maya's six weeks. */
export interface Moment {
  /** How long before the demonstration began, in milliseconds. */
  ago: number;
  happens: { kind: 'scan'; gone: string[] } | { kind: 'report'; handle: string };
}

/** The last search before the demonstration opens. */
export const lastScanAgo = 2 * 3_600_000 + 20 * 60_000;
/** From this search on X gives no answer. */
export const silentFromAgo = 7 * day;

const scan = (ago: number, gone: string[] = []): Moment => ({ ago, happens: { kind: 'scan', gone } });
const report = (ago: number, handle: string): Moment => ({ ago, happens: { kind: 'report', handle } });

/** Weekly searches; in between, Maya reports two copies. One of them is removed, the other is still up. */
export const moments: readonly Moment[] = [
  scan(42 * day),
  scan(35 * day),
  scan(28 * day),
  report(26.4 * day, 'maya-hollimund-official'),
  scan(21 * day),
  report(20.6 * day, removed),
  scan(14 * day, [removed]),
  scan(7 * day, [removed]),
  scan(lastScanAgo, [removed]),
];

/** When Maya came, and proved her two accounts. */
export const beginnings = { joined: 42.3 * day, github: 42.2 * day, x: 36.5 * day };
