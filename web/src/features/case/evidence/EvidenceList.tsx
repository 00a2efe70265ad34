import { useId } from 'react';
import type { Case, Evidence } from '#domain/case/case';
import { utcMoment } from '../../../lib/when.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { EvidencePicture } from './EvidencePicture.tsx';
import { pieceTitle } from './piece-title.ts';
import styles from './EvidenceList.module.css';

/** Everything kept, the oldest first, each with its time and its SHA-256. */
export function EvidenceList({ one }: { one: Case }) {
  return (
    <ol className={styles.evidence} aria-label="Evidence">
      {one.evidence.map((piece) => (
        <Piece key={piece.id} piece={piece} one={one} />
      ))}
    </ol>
  );
}

function Piece({ piece, one }: { piece: Evidence; one: Case }) {
  const id = useId();
  const { kind, at, words, kept, sha256, byHelper } = piece;
  return (
    <li aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className="h4" id={id}>
          {pieceTitle(piece)}
        </h3>
        {byHelper && <Mark kind="person">From a friend</Mark>}
        <time className="small quiet num" dateTime={at}>
          {utcMoment(Date.parse(at))}
        </time>
      </div>
      {kind === 'screenshot' && <EvidencePicture one={one} piece={piece} />}
      {words && (
        <p className={styles.words}>{kind === 'link' ? <span className="handle">{kept}</span> : words}</p>
      )}
      {(kind === 'finding' || kind === 'comparison') && kept && (
        <details className="small">
          <summary>Everything that was kept</summary>
          <pre className={styles.kept} tabIndex={0} role="region" aria-label="Everything that was kept">
            {kept}
          </pre>
        </details>
      )}
      <p className={`small ${styles.hash}`}>
        <span className="label">SHA-256</span>
        <code title={sha256}>
          {sha256.slice(0, 8)}…{sha256.slice(-8)}
        </code>
        <CopyButton
          className="link-like small"
          text={sha256}
          label={
            <>
              Copy<span className="vh"> the SHA-256 of {pieceTitle(piece).toLowerCase()}</span>
            </>
          }
        />
      </p>
    </li>
  );
}
