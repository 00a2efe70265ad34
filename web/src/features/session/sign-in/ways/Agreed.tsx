import { Link } from 'react-router-dom';
import { words } from '../../words.ts';
import styles from './WaysIn.module.css';

const { consent, ways } = words;
const [before, then, last, end] = ways.agreed;

/** What stands for the box that the form has: a first sign-in through a provider makes an account. */
export const Agreed = () => (
  <p className={`small quiet ${styles.agreed}`}>
    {before}
    <Link to="/terms-of-service">{consent.terms}</Link>
    {then}
    <Link to="/privacy-policy">{consent.privacy}</Link>
    {last}
    <Link to="/cookie-policy">{consent.cookies}</Link>
    {end}
  </p>
);
