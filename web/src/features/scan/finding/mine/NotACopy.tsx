import { useState } from 'react';
import type { Finding } from '#domain/scan/finding';
import { useLinks } from '../../../../lib/use-links.ts';
import { later } from '../../../../ui/later.tsx';
import type { Decision } from '../../api.ts';
import { words } from '../words.ts';
import { asksTwice } from './asks-twice.ts';

const AskTwice = later(async () => (await import('./AskTwice.tsx')).AskTwice);

interface Props {
  finding: Finding;
  onDecide: (decision: Decision) => void;
}

/** The two answers that end a question: it is theirs, or it does not matter; and the way to look at the account first. */
export function NotACopy({ finding, onDecide }: Props) {
  const [doubted, setDoubted] = useState(false);
  const account = useLinks().profile(finding.theirs);
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => (asksTwice(finding) ? setDoubted(true) : onDecide('MINE'))}
      >
        {words.actions.mine}
      </button>
      <button type="button" className="button" onClick={() => onDecide('IGNORED')}>
        {words.actions.ignore}
      </button>
      {account && (
        <a className="button plain" href={account} target="_blank" rel="noreferrer">
          {words.actions.open}
        </a>
      )}
      {doubted && (
        <AskTwice
          finding={finding}
          onNo={() => setDoubted(false)}
          onYes={() => {
            setDoubted(false);
            onDecide('MINE');
          }}
        />
      )}
    </>
  );
}
