import { Link } from 'react-router-dom';
import { brand } from '#domain/brand';
import styles from './Brand.module.css';
import { Seal } from '../seal/Seal.tsx';

export const Brand = ({ to = '/' }: { to?: string }) => (
  <Link className={styles.brand} to={to}>
    <Seal id="countersign" size={36} />
    {brand}
  </Link>
);
