import { Seal } from '../../ui/seal/Seal.tsx';
import styles from './SealsAlign.module.css';

/** Two impressions of one seal come into register, once (240 ms): something was confirmed. Still under reduced motion. */
export const SealsAlign = ({ id, size = 120 }: { id: string; size?: number }) => (
  <span className={styles.register}>
    <Seal id={id} size={size} />
    <Seal id={id} size={size} />
  </span>
);
