import type { Case } from '#domain/case/case';
import { utcMoment } from '#domain/utc';
import { RemovedList } from '../RemovedList.tsx';
import { pieceTitle } from './piece-title.ts';
import { words } from './words.ts';

/** What was taken out of the evidence. */
export function RemovedPieces({ one }: { one: Case }) {
  const { caseId, removed } = one;
  const pieces = removed ?? [];
  return (
    <RemovedList
      caseId={caseId}
      waiting={words.removal.waiting(pieces.length)}
      rows={pieces.map((piece) => ({
        key: piece.id,
        says: `${pieceTitle(piece, one)}${piece.words && `: ${piece.words}`}`,
        when: words.keptAt(utcMoment(Date.parse(piece.at))),
        back: { removal: { evidenceId: piece.id, removed: false } },
      }))}
    />
  );
}
