import { Link } from 'react-router-dom';
import styles from './Plans.module.css';

const PLANS = [
  [
    'Individual',
    'One person',
    'Your accounts, your copies, your reports.',
    '/auth/signup',
    'Create an account',
  ],
  [
    'Starter',
    '15 seats',
    'A company, its people who agree to it, and its look-alike domains.',
    '/business',
    'About business',
  ],
  [
    'Professional',
    'More seats',
    'Several brands, alerts to your own channel, evidence as CSV.',
    '/company/contact',
    'Ask about it',
  ],
  [
    'Enterprise',
    'Your terms',
    'Roles, retention and support as your contract says.',
    '/company/contact',
    'Talk to us',
  ],
] as const;

/** One person, and the three tiers of a company. */
export const Plans = () => (
  <section className="clause" id="plans">
    <header>
      <h2 className="h2">For one person, or a company</h2>
    </header>
    <div>
      <ul className={styles.plans}>
        {PLANS.map(([name, big, words, to, action]) => (
          <li key={name}>
            <h3 className="h4">{name}</h3>
            <p className={styles.size}>{big}</p>
            <p className="small quiet">{words}</p>
            <Link className={`button ${styles.action}`} to={to}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
      <p className={`label ${styles.after}`}>
        A member’s own findings stay theirs until they choose to share them with the company.
      </p>
    </div>
  </section>
);
