import { useId } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import styles from './ShownOnce.module.css';
import { words } from './words.ts';

interface Props {
  title: string;
  lead: string;
  secret: string;
  /** What belongs to it, such as where it is used. */
  lines?: readonly string[];
  onHide: () => void;
}

/** A secret that no page shows again: to copy, then to hide. */
export function ShownOnce({ title, lead, secret, lines = [], onHide }: Props) {
  const id = useId();
  return (
    <section className={styles.once} role="status" aria-labelledby={id}>
      <h4 className="label" id={id}>
        {title}
      </h4>
      <p className={`handle ${styles.secret}`}>{secret}</p>
      <p className="small">
        <strong>{words.once}</strong> {lead}
      </p>
      {lines.map((line) => (
        <p className="handle small" key={line}>
          {line}
        </p>
      ))}
      <p className="actions">
        <CopyButton text={secret} label={words.copy} />
        <button type="button" className="button quiet-button" onClick={onHide}>
          {words.hide}
        </button>
      </p>
    </section>
  );
}
