import type { AccountProof } from '#domain/proof/proof';
import { proofWords } from './status.ts';
import { ProofNote } from './ProofNote.tsx';
import styles from './ProofMarks.module.css';

/** How an account stands: each word with its own shape, and what else there is to say below. */
export function ProofMarks({ account }: { account: AccountProof }) {
  const { marks, note } = proofWords(account);
  return (
    <>
      {marks.map(({ shape, word }) => (
        <span key={shape} className={`mark ${shape === 'broken' ? styles.broken : shape} ${styles.mark}`}>
          <span>{word}</span>
        </span>
      ))}
      {note && <ProofNote>{note}</ProofNote>}
    </>
  );
}
