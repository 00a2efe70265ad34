import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { may } from '#domain/business/role';
import { useBusinessList } from '../../seats/business-list.ts';
import { words } from './words.ts';

/** Where a case for a business is opened, for whoever keeps the cases of one. */
export function ForBusiness() {
  const kept = (useBusinessList().data ?? []).filter(({ role }) => may(role, 'keep cases'));
  if (kept.length === 0) return null;
  return (
    <p className="small quiet no-print">
      {words.behalf.business}{' '}
      {kept.map(({ id, name }, n) => (
        <Fragment key={id}>
          {n > 0 && ', '}
          <Link to={`/business-dashboard?businessId=${encodeURIComponent(id)}#brand`} state={{ give: true }}>
            {name ?? words.behalf.unnamed}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}
