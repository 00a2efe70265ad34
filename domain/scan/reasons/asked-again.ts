import * as z from 'zod';
import { Moment } from '../../text.ts';
import { closedAsNoCopy, type Finding, type FindingEvent } from '../finding.ts';
import { changedWords } from './changed-words.ts';

/** What an account had been marked as that changed so that its owner is asked about it again. */
export const AskedAgain = z.object({
  /** CASE: its case was closed as no copy. */
  was: z.enum(['MINE', 'IGNORED', 'CASE']),
  /** When; missing where its timeline no longer says so. */
  on: Moment.nullish(),
  /** What changed that they are asked for, and since, "its name and its bio"; empty where it shows a proof code and is as it was otherwise. */
  changed: z.string().max(100),
});
export type AskedAgain = z.infer<typeof AskedAgain>;

const DECISIONS: readonly FindingEvent['what'][] = ['decided', 'kept as a case', 'reported'];
const SIGHTS: readonly FindingEvent['what'][] = ['changed', 'renamed', 'back again'];

/** Of a finding that waits for a decision again since the account changed: what had been decided; undefined where nothing had, or it was decided anew. */
export function askedAgain({ status, history }: Pick<Finding, 'status' | 'history'>): AskedAgain | undefined {
  if (status !== 'OPEN') return undefined;
  const asked = history.findLastIndex(({ what, was }) => SIGHTS.includes(what) && !!was && was !== 'OPEN');
  if (asked < 0 || history.slice(asked).some(({ what }) => DECISIONS.includes(what))) return undefined;
  const decision = history.slice(0, asked).findLast(({ what }) => DECISIONS.includes(what));
  const was = wasAside(history[asked]!, decision);
  if (!was) return undefined;
  const since = history.slice(asked).map(({ changed }) => changed ?? {});
  return { was, on: decision?.at ?? null, changed: changedWords(Object.assign({}, ...since)) };
}

function wasAside({ was }: FindingEvent, decision: FindingEvent | undefined): AskedAgain['was'] | undefined {
  if (was === 'MINE' || was === 'IGNORED') return was;
  return decision?.note === closedAsNoCopy ? 'CASE' : undefined;
}

/** "One of you marked it as yours": `isShared` where several decide, as in a business, and who did isn't known. */
export function markedWords({ was }: Pick<AskedAgain, 'was'>, isShared: boolean): string {
  if (was === 'CASE') return closedAsNoCopy;
  if (isShared) return `One of you marked it as ${was === 'MINE' ? 'yours' : 'not a copy'}`;
  return `You ${was === 'MINE' ? 'marked it as yours' : 'ignored it'}`;
}

/** "You marked it as yours on 29 November 2026. Since then it has changed its bio." */
export function askedAgainWords(again: AskedAgain, isShared: boolean, on?: string): string {
  const news = again.changed ? `has changed ${again.changed}` : 'shows a proof code made for another handle';
  return `${markedWords(again, isShared)}${on ? ` on ${on}` : ''}. Since then it ${news}.`;
}
