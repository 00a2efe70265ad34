import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSeemsSignedIn } from '../../lib/seems-signed-in.ts';
import type { Comparison } from './comparison.ts';
import { keepForLater, keptOf } from './kept.ts';
import { accountAt, type Draft } from './side.ts';
import { words } from './words.ts';
import styles from './KeepAsCase.module.css';

interface Props {
  draft: Draft;
  comparison: Comparison | undefined;
  className?: string;
}

/** Takes the comparison along to a case: at once for who is signed in, over signing up for everybody else. */
export function KeepAsCase({ draft, comparison, className = 'button primary' }: Props) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();
  const keep = () => {
    const kept = keptOf(draft, comparison, Date.now());
    if (!kept && accountAt(draft.theirs)) setRefused(words.noCase);
    else if (!kept) setRefused('Give the link to the other account first: a case is about one account.');
    else if (keepForLater(kept)) void navigate('/cases/new');
    else setRefused('This browser keeps nothing for us. Save the report as a file instead.');
  };
  return (
    <>
      <button type="button" className={className} onClick={keep}>
        Keep this as a case
      </button>
      <span className={`small ${styles.refused}`} role="status">
        {refused}
      </span>
    </>
  );
}

/** What a case adds, in one line. */
export function CaseWords() {
  const signedIn = useSeemsSignedIn();
  return (
    <span className="label">
      {signedIn
        ? 'It keeps the evidence, and reminds you to look again.'
        : 'It needs an account: that lets us keep the evidence and remind you. What you put together here comes along.'}
    </span>
  );
}
