import { useState } from 'react';
import type { Comparison } from './comparison.ts';
import { CaseWords, KeepAsCase } from './keep/KeepAsCase.tsx';
import { useCompared } from './keep/use-compared.ts';
import { reportable } from './report/reportable.ts';
import { type Draft, read } from './side.ts';
import { words } from './words.ts';
import styles from './AskFriendFirst.module.css';

interface Props {
  draft: Draft;
  comparison: Comparison | undefined;
}

/** With what the person said of it: that both were compared is asked once. */
function KeepSaid({ draft, comparison }: Props) {
  const { at } = useCompared(draft);
  return <KeepAsCase draft={draft} comparison={comparison} comparedAt={at} className="button" />;
}

/** Whether names and pictures were both there and tell two people apart: a screenshot would not change it. */
function tellsApart({ judgement, toFix }: Comparison): boolean {
  const { name, photo } = judgement.signals;
  const isTheirs = judgement.evidence.some(({ signal, side }) => signal === 'photo' && side === 'for');
  return (
    name !== undefined && photo !== undefined && !isTheirs && toFix.length === 0 && !reportable(judgement)
  );
}

/** Blocked by the copy: a friend's screenshot needs a place to arrive at, which is a case. */
export function AskFriendFirst({ draft, comparison }: Props) {
  const [open, setOpen] = useState(false);
  const another = comparison && tellsApart(comparison);
  const { another: forAnother, elsewhere } = words.friend;
  const none = another ? forAnother : read(draft.theirs).state === 'elsewhere' ? elsewhere : undefined;
  return (
    <>
      <p className="small quiet">
        {words.friend.blocked}
        <button type="button" className="link-like" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.friend.ask}
        </button>
      </p>
      {open && none && <p className="note">{none}</p>}
      {open && !none && (
        <div className={`note seal-note ${styles.ask}`}>
          <p>{words.friend.first}</p>
          <p className="actions">
            <KeepSaid draft={draft} comparison={comparison} />
            <CaseWords />
          </p>
        </div>
      )}
    </>
  );
}
