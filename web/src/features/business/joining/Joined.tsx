import { Link, useLocation } from 'react-router-dom';
import type { Invitation } from '#domain/contract/business';
import { words } from './words.ts';
import styles from './Invitations.module.css';

const said = words.waiting;

/** The way to a business that was just joined; nothing on its own pages. */
export function Joined({ invitation: { business, businessId, role } }: { invitation: Invitation }) {
  const { search } = useLocation();
  if (new URLSearchParams(search).get('businessId') === businessId) return null;
  return (
    <p className={`note seal-note ${styles.joined}`}>
      {said.isIn(business, role)}{' '}
      <Link to={`/business-dashboard?businessId=${encodeURIComponent(businessId)}`}>
        {said.open(business)}
      </Link>
    </p>
  );
}
