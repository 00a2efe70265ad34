import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSeemsSignedIn } from '../../../lib/seems-signed-in.ts';
import type { Comparison } from '../comparison.ts';
import { keptOf } from '../kept.ts';
import { accountAt, type Draft } from '../side.ts';
import { words } from '../words.ts';
import { keepForLater } from './keep-for-later.ts';
import styles from './KeepAsCase.module.css';

interface Props {
  draft: Draft;
  comparison: Comparison | undefined;
  /** When the person said that they compared both, ms since 1970. Now, if they did not. */
  comparedAt?: number | undefined;
  className?: string;
}

/** Takes the comparison along to a case: at once for who is signed in, over signing up for everybody else. */
export function KeepAsCase({ draft, comparison, comparedAt, className = 'button primary' }: Props) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();
  const keep = () => {
    const kept = keptOf(draft, comparison, Date.now(), comparedAt);
    if (!kept && accountAt(draft.theirs)) setRefused(words.noCase);
    else if (!kept) setRefused(words.keep.linkFirst);
    else if (keepForLater(kept)) void navigate('/cases/new');
    else setRefused(words.keep.noRoom);
  };
  return (
    <>
      <button type="button" className={className} onClick={keep}>
        {words.keep.button}
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
  return <span className="label">{signedIn ? words.keep.signedIn : words.keep.signedOut}</span>;
}
