import type * as z from 'zod';
import type { CaseOutcome as Outcomes } from '#domain/case/case';
import { removedCopy } from '../../platforms/population/story.ts';

type CaseOutcome = z.infer<typeof Outcomes>;

const day = 86_400_000;
const removed = removedCopy(0).profile.handle;

/** One moment of Maya's six weeks. */
export interface Moment {
  /** How long before the demonstration began, in milliseconds. */
  ago: number;
  happens:
    | { kind: 'scan'; gone: string[] }
    /** The copy is reported; its case is kept, and asks to look again. */
    | { kind: 'report'; handle: string; lookAgain: number }
    | { kind: 'outcome'; handle: string; outcome: CaseOutcome };
}

/** The last search before the demonstration opens. */
const lastScanAgo = 2 * 3_600_000 + 20 * 60_000;

const scan = (ago: number, gone: string[] = []): Moment => ({ ago, happens: { kind: 'scan', gone } });
/** @param lookAgain how long before the demonstration began; below zero it is still to come */
const report = (ago: number, handle: string, lookAgain: number): Moment => ({
  ago,
  happens: { kind: 'report', handle, lookAgain },
});

/** Weekly searches; in between, Maya reports two copies. One of them is removed, the other is still up. */
export const moments: readonly Moment[] = [
  scan(42 * day),
  scan(35 * day),
  scan(28 * day),
  report(26.4 * day, 'maya-hollimund-official', -2 * day),
  scan(21 * day),
  report(20.6 * day, removed, 13.5 * day),
  scan(14 * day, [removed]),
  { ago: 13.8 * day, happens: { kind: 'outcome', handle: removed, outcome: 'REMOVED' } },
  scan(7 * day, [removed]),
  scan(lastScanAgo, [removed]),
];

/** When Maya came, and proved her two accounts. */
export const beginnings = { joined: 42.3 * day, github: 42.2 * day, x: 36.5 * day };
