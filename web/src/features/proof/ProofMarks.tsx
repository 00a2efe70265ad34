import type { AccountProof } from '#domain/proof/proof';
import { proofWords } from './status.ts';
import './proof.css';

/** How an account stands: each word with its own shape, and what else there is to say below. */
export function ProofMarks({ account }: { account: AccountProof }) {
  const { marks, note } = proofWords(account);
  return (
    <>
      {marks.map(({ shape, word }) => (
        <span key={shape} className={`mark ${shape} proof-mark`}>
          <span>{word}</span>
        </span>
      ))}
      {note && <span className="label proof-note">{note}</span>}
    </>
  );
}
