import { CopyButton } from '../../../ui/CopyButton.tsx';
import styles from './Warning.module.css';

/** A few calm words to post, and their copy button. */
export const Warning = ({ words }: { words: string }) => (
  <>
    <blockquote className={`note seal-note ${styles.warning}`}>{words}</blockquote>
    <CopyButton text={words} label="Copy the warning" />
  </>
);
