import { useRef, useState } from 'react';
import type { Case, Evidence } from '#domain/case/case';
import { Dialog } from '../../../ui/Dialog.tsx';
import { pieceTitle } from './piece-title.ts';
import { useKeptPicture } from './use-kept-picture.ts';
import { words } from './words.ts';
import styles from './EvidencePicture.module.css';

/** A kept screenshot, asked for when it comes into view or the page is idle; a press shows it large. */
export function EvidencePicture({ one, piece }: { one: Case; piece: Evidence }) {
  const frame = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState(false);
  const { data, error, refetch } = useKeptPicture(one, piece, frame);
  const isScreenshot = piece.kind === 'screenshot' && !piece.side;
  const title = isScreenshot ? words.picture.title(one.handle) : pieceTitle(piece, one);
  const alt = `${title}${piece.words && `: ${piece.words}`}`;
  return (
    <div ref={frame}>
      {data ? (
        <button
          type="button"
          className={styles.shot}
          onClick={() => setLarge(true)}
          aria-label={words.picture.large(alt)}
        >
          <img src={data} alt="" />
        </button>
      ) : error ? (
        <p className="note" role="alert">
          {words.picture.failed}
          <button type="button" className="link-like" onClick={() => void refetch()}>
            {words.picture.again}
          </button>
        </p>
      ) : (
        <span className={`${styles.shot} ${styles.blank}`} role="status">
          <span className="vh">{words.picture.loading}</span>
        </span>
      )}
      {large && data && (
        <Dialog title={title} onClose={() => setLarge(false)} wide>
          <img className={styles.large} src={data} alt={alt} />
        </Dialog>
      )}
    </div>
  );
}
