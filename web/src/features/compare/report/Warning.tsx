import { CopyButton } from '../../../ui/CopyButton.tsx';
import { NamesApart } from '../../../ui/text/NamesApart.tsx';
import { words } from './words.ts';
import styles from './Warning.module.css';

/** A few calm words to post, and their copy button. */
export const Warning = ({ words: warning }: { words: string }) => (
  <>
    <blockquote className={`note seal-note ${styles.warning}`}>
      <NamesApart text={warning} />
    </blockquote>
    <CopyButton text={warning} label={words.warning.copy} />
  </>
);
