import { More } from '../../ui/page/More.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { CaseEdit } from '#domain/case/edit/edit';
import { useEditCase } from './api.ts';
import { words } from './words.ts';
import styles from './RemovedList.module.css';

const said = words.removed;

interface Props {
  caseId: string;
  /** How many there are, as a sentence. */
  waiting: string;
  /** Each by what it says, when it was, and the edit that puts it back. */
  rows: { key: string; says: string; when: string; back: CaseEdit }[];
}

/** What was taken out of a case, folded; each can be put back. */
export function RemovedList({ caseId, waiting, rows }: Props) {
  const edit = useEditCase(caseId);
  if (rows.length === 0) return null;
  const putBack = (back: CaseEdit) =>
    edit.mutate(back, {
      onSuccess: () => toast(said.isBack),
      onError: (error) => toast(error.message),
    });
  return (
    <details className={`small no-print ${styles.removed}`}>
      <summary>
        <span className="quiet">{waiting}</span> <More>{said.list}</More>
      </summary>
      <ul aria-label={said.list}>
        {rows.map(({ key, says, when, back }) => (
          <li key={key}>
            <span>{says}</span>
            <span className="quiet num">{when}</span>
            <button
              type="button"
              className="link-like"
              disabled={edit.isPending}
              onClick={() => putBack(back)}
            >
              {said.back}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
