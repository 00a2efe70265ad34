import { Part } from '../../../ui/page/Part.tsx';
import { WhereWeLook } from '../../platform/WhereWeLook.tsx';
import styles from './WhereWeWillLook.module.css';
import { words } from '../words.ts';

/** Before the first scan: which platforms it can search, where the scan will later say which it did. */
export const WhereWeWillLook = () => (
  <Part title={words.nothing.willLook} rank="h3" name="will-look" className={styles.below}>
    <WhereWeLook />
  </Part>
);
