import { Link } from 'react-router-dom';
import styles from './Plans.module.css';
import { words } from './words.ts';

const { plans } = words;
const PLANS = [
  [plans.individual, '/auth/signup'],
  [plans.starter, '/business'],
  [plans.professional, '/business-onboarding'],
  [plans.enterprise, '/company/contact'],
] as const;

/** One person, and the three tiers of a company. */
export const Plans = () => (
  <section className="clause" id="plans">
    <header>
      <h2 className="h2">{plans.title}</h2>
    </header>
    <div>
      <ul className={styles.plans}>
        {PLANS.map(([[name, big, text, action], to]) => (
          <li key={name}>
            <h3 className="h4">{name}</h3>
            <p className={styles.size}>{big}</p>
            <p className="small quiet">{text}</p>
            <Link className={`button ${styles.action}`} to={to}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
      <p className={`label ${styles.after}`}>{plans.after}</p>
    </div>
  </section>
);
