import type { ComponentProps } from 'react';
import { LateSeal } from '../../../ui/seal/Seal.tsx';
import styles from './Desk.module.css';

/** Where one signs: a large seal, and the sheet on it. */
export const Desk = ({ children, ...rest }: ComponentProps<'div'>) => (
  <div className={styles.desk} {...rest}>
    <div className={styles.seal}>
      <LateSeal id="user-5" size={960} />
    </div>
    {children}
  </div>
);
