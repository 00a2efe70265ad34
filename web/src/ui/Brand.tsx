import { Link } from 'react-router-dom';
import { Seal } from './seal/Seal.tsx';

export const BRAND = 'Countersign';

export const Brand = ({ to = '/' }: { to?: string }) => (
  <Link className="brand" to={to}>
    <Seal id="countersign" size={36} />
    {BRAND}
  </Link>
);
