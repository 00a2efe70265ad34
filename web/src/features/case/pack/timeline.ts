import type { Case } from '#domain/case/case';
import { platformTable } from '#domain/platform/platform-table';
import { OUTCOMES, stepTitle } from '../case-state.ts';
import { pieceTitle } from '../evidence/piece-title.ts';
import { words } from '../words.ts';

export interface Happened {
  at: string;
  what: string;
}

/** What happened in a case, first to last. */
export function timelineOf(one: Case): Happened[] {
  const { createdAt, reportedOn, outcome, closedAt, steps, evidence, platform, snapshot } = one;
  const done = steps.filter(({ id, doneAt }) => doneAt && !['report', 'answer', 'outcome'].includes(id));
  const events: Happened[] = [
    ...(snapshot ? [{ at: snapshot.at, what: 'Both accounts were compared' }] : []),
    { at: createdAt, what: 'Case opened' },
    ...evidence.map((piece) => ({
      at: piece.at,
      what: `${piece.byHelper ? 'A friend added' : 'Kept'}: ${lower(pieceTitle(piece))}`,
    })),
    ...(reportedOn ? [{ at: reportedOn, what: `Reported to ${platformTable[platform].name}` }] : []),
    ...(one.answers ?? []).map(({ on, answer, words: said }) => ({
      at: on,
      what: `${platformTable[platform].name} answered: ${lower(words.answer.choice[answer])}${said && `. ${said}`}`,
    })),
    ...done.map(({ id, doneAt }) => ({ at: doneAt!, what: `Step done: ${lower(stepTitle(id, one))}` })),
    ...(outcome && closedAt
      ? [{ at: closedAt, what: `Case closed: ${lower(OUTCOMES[outcome].words)}` }]
      : []),
  ];
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const lower = (words: string): string => words[0]!.toLowerCase() + words.slice(1);
