import type { Finding } from '#domain/scan/finding';
import { useLinks } from '../../../lib/use-links.ts';
import type { Decision } from '../api.ts';
import { words } from './words.ts';

interface Props {
  finding: Finding;
  onDecide: (decision: Decision) => void;
}

/** The two answers that end a question: it is theirs, or it does not matter; and the way to look at the account first. */
export function NotACopy({ finding, onDecide }: Props) {
  const account = useLinks().profile(finding.theirs);
  return (
    <>
      <button type="button" className="button" onClick={() => onDecide('MINE')}>
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
    </>
  );
}
