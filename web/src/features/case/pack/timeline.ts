import type { Case } from '#domain/case/case';
import { platformTable } from '#domain/platform/platform-table';
import { OUTCOMES, stepTitle } from '../case-state.ts';
import { pieceTitle } from '../evidence/piece-title.ts';
import { words as steps } from '../steps/words.ts';
import { words as packWords } from './words.ts';

const { happened } = packWords;

export interface Happened {
  at: string;
  what: string;
}

/** What happened in a case, first to last. */
export function timelineOf(one: Case): Happened[] {
  const { createdAt, reportedOn, outcome, closedAt, evidence, platform, snapshot } = one;
  const done = one.steps.filter(({ id, doneAt }) => doneAt && !['report', 'answer', 'outcome'].includes(id));
  const events: Happened[] = [
    ...(snapshot ? [{ at: snapshot.at, what: happened.compared }] : []),
    { at: createdAt, what: happened.opened },
    ...evidence.map((piece) => ({
      at: piece.at,
      what: (piece.byHelper ? happened.byFriend : happened.kept)(
        lower(piece.side ? packWords.sides[piece.side] : pieceTitle(piece)),
      ),
    })),
    ...(reportedOn ? [{ at: reportedOn, what: happened.reported(platformTable[platform].name) }] : []),
    ...(one.answers ?? []).map(({ on, answer, words: said }) => ({
      at: on,
      what: happened.answered(platformTable[platform].name, lower(steps.answer.choice[answer]), said),
    })),
    ...done.map(({ id, doneAt }) => ({ at: doneAt!, what: happened.stepDone(lower(stepTitle(id, one))) })),
    ...(outcome && closedAt ? [{ at: closedAt, what: happened.closed(lower(OUTCOMES[outcome].words)) }] : []),
  ];
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const lower = (words: string): string => words[0]!.toLowerCase() + words.slice(1);
