import { useState } from 'react';
import type { Comparison } from './comparison.ts';
import { CaseWords, KeepAsCase } from './KeepAsCase.tsx';
import { reportable } from './report/reportable.ts';
import type { Draft } from './side.ts';
import styles from './AskFriendFirst.module.css';

/** Blocked by the copy: a friend's screenshot needs a place to arrive at, which is a case. */
export function AskFriendFirst({ draft, comparison }: { draft: Draft; comparison: Comparison | undefined }) {
  const [open, setOpen] = useState(false);
  // Names and pictures were both there and tell two people apart: a screenshot would not change it.
  const another = comparison?.compared === 3 && !reportable(comparison.judgement);
  return (
    <>
      <p className="small quiet">
        Blocked by it? A friend who can see the account may take the screenshot for you.{' '}
        <button type="button" className="link-like" aria-expanded={open} onClick={() => setOpen(!open)}>
          Ask a friend
        </button>
      </p>
      {open && another && (
        <p className="note">
          From what you gave us this account probably belongs to somebody else, so there is nothing to keep of
          it.
        </p>
      )}
      {open && !another && (
        <div className={`note seal-note ${styles.ask}`}>
          <p>
            Keep this as a case first. There you make a link for your friend: it works once, for seven days,
            and the screenshot arrives in your case, where only you see it.
          </p>
          <p className="actions">
            <KeepAsCase draft={draft} comparison={comparison} className="button" />
            <CaseWords />
          </p>
        </div>
      )}
    </>
  );
}
