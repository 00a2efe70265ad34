import { Link } from 'react-router-dom';
import { words } from '../words.ts';
import styles from './SignInScreen.module.css';

const said = words.screen.foot;

/** Below the forms: the way for whoever needs no account. */
export const Foot = () => (
  <p className={`small ${styles.foot}`}>
    {said.before}
    <Link to="/compare">{said.link}</Link>
  </p>
);
