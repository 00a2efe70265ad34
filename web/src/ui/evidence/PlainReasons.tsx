import styles from './PlainReasons.module.css';

interface Props {
  words: readonly string[];
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Reasons that carry no number: one sentence a line. */
export const PlainReasons = ({ words, ...named }: Props) => (
  <ul className={`${styles.reasons} small`} {...named}>
    {words.map((one) => (
      <li key={one}>{one}</li>
    ))}
  </ul>
);
