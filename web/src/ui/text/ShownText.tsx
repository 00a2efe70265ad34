import { Fragment } from 'react';
import { shownParts } from '#domain/unseen-characters';
import styles from './ShownText.module.css';
import { hiddenCharacter } from './words.ts';

/**
 * A handle or a name that somebody else chose. What would not be seen in it, or would turn the direction of reading, is shown
 * by its code and spoken by its name; the words around it keep their own direction.
 */
export const ShownText = ({ text }: { text: string }) => (
  <bdi>
    {shownParts(text).map((part, at) =>
      'words' in part ? (
        <Fragment key={at}>{part.words}</Fragment>
      ) : (
        <span key={at} className={styles.hidden} title={hiddenCharacter(part.code)}>
          <span aria-hidden="true">{part.code}</span>
          <span className="vh"> {hiddenCharacter(part.code)} </span>
        </span>
      ),
    )}
  </bdi>
);
