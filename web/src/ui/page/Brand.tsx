import { Link } from 'react-router-dom';
import styles from './Brand.module.css';
import { Seal } from '../seal/Seal.tsx';

export const BRAND = 'Countersign';

export const Brand = ({ to = '/' }: { to?: string }) => (
  <Link className={styles.brand} to={to}>
    <Seal id="countersign" size={36} />
    {BRAND}
  </Link>
);
