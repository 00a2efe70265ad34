import { useState } from 'react';
import type { Comparison } from './comparison.ts';
import { CaseWords, KeepAsCase } from './keep/KeepAsCase.tsx';
import { reportable } from './report/reportable.ts';
import type { Draft } from './side.ts';
import { words } from './words.ts';
import styles from './AskFriendFirst.module.css';

/** Blocked by the copy: a friend's screenshot needs a place to arrive at, which is a case. */
export function AskFriendFirst({ draft, comparison }: { draft: Draft; comparison: Comparison | undefined }) {
  const [open, setOpen] = useState(false);
  // Names and pictures were both there and tell two people apart: a screenshot would not change it.
  const another =
    comparison?.compared === 3 && comparison.toFix.length === 0 && !reportable(comparison.judgement);
  return (
    <>
      <p className="small quiet">
        {words.friend.blocked}
        <button type="button" className="link-like" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.friend.ask}
        </button>
      </p>
      {open && another && <p className="note">{words.friend.another}</p>}
      {open && !another && (
        <div className={`note seal-note ${styles.ask}`}>
          <p>{words.friend.first}</p>
          <p className="actions">
            <KeepAsCase draft={draft} comparison={comparison} className="button" />
            <CaseWords />
          </p>
        </div>
      )}
    </>
  );
}
