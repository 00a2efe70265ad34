import { useId } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { shown, type Screenshot } from '../../picture/screenshot.ts';
import { words as picture } from '../../picture/words.ts';
import { words as said } from './words.ts';
import styles from './HelperForm.module.css';

/** What a friend wrote and chose before the link ended or came to rest. */
export interface Added {
  words: string;
  screenshot: Screenshot | undefined;
}

/** It was not taken, and stays for whoever wants to send it with another link. */
export function Unsent({ words, screenshot }: Added) {
  const id = useId();
  return (
    <section className="stack-small" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {said.unsent.title}
      </h2>
      <p>{said.unsent.words}</p>
      {words.trim() && (
        <>
          <p className={`quiet ${styles.typed}`}>{words}</p>
          <p className="actions">
            <CopyButton text={words} label={said.unsent.copy} />
          </p>
        </>
      )}
      {screenshot && (
        <img className={styles.chosen} src={shown(screenshot)} alt={picture.screenshot.chosen} />
      )}
    </section>
  );
}
