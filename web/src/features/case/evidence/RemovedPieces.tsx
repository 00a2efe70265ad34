import type { Case } from '#domain/case/case';
import { utcMoment } from '#domain/utc';
import { toast } from '../../../ui/Toast.tsx';
import { More } from '../../../ui/page/More.tsx';
import { useEditCase } from '../api.ts';
import { pieceTitle } from './piece-title.ts';
import { words } from './words.ts';
import styles from './EvidenceList.module.css';

const said = words.removal;

/** What was taken out of the evidence, folded; each piece can be put back. */
export function RemovedPieces({ one }: { one: Case }) {
  const edit = useEditCase(one.caseId);
  const pieces = one.removed ?? [];
  if (pieces.length === 0) return null;
  const putBack = (evidenceId: string) =>
    edit.mutate(
      { removal: { evidenceId, removed: false } },
      { onSuccess: () => toast(said.isBack), onError: (error) => toast(error.message) },
    );
  return (
    <details className={`small no-print ${styles.removed}`}>
      <summary>
        <span className="quiet">{said.waiting(pieces.length)}</span> <More>{words.removal.list}</More>
      </summary>
      <ul aria-label={said.list}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <span>
              {pieceTitle(piece)}
              {piece.words && `: ${piece.words}`}
            </span>
            <span className="quiet num">{words.keptAt(utcMoment(Date.parse(piece.at)))}</span>
            <button
              type="button"
              className="link-like"
              disabled={edit.isPending}
              onClick={() => putBack(piece.id)}
            >
              {said.back}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
