import { Link } from 'react-router-dom';
import { BusinessPlan, businessPlans } from '#domain/plan/business-plan';
import { useSeemsSignedIn } from '../../../lib/seems-signed-in.ts';
import styles from './Tiers.module.css';
import { words } from './words.ts';

/** Where whoever has a business tries it, and whoever has none is led to set one up. */
const OWN_PLAN = '/business-settings#plan';

/** The plans of a business side by side: what differs, from the table that counts, and what is in each of them. */
export function Tiers() {
  const signedIn = useSeemsSignedIn();
  return (
    <ul className={styles.tiers}>
      {BusinessPlan.options.map((plan) => {
        const { name, seats, searchesBrand } = businessPlans[plan];
        return (
          <li key={plan}>
            <h3 className="h4">{name}</h3>
            <p className={styles.seats}>{words.seats(seats)}</p>
            <p className="small">{words.price[plan]}</p>
            <ul className={styles.holds}>
              {searchesBrand && <li>{words.brand}</li>}
              {words.always.map((text) => (
                <li key={text}>{text}</li>
              ))}
              {words.more[plan].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <Link
              className={`button ${styles.action}`}
              to={signedIn && plan === 'PROFESSIONAL' ? OWN_PLAN : words.action[plan][0]}
              state={{ newcomer: true }}
            >
              {words.action[plan][1]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
