import { Link, useLocation } from 'react-router-dom';
import type { Business } from '#domain/business/business';
import { type BusinessRole, may } from '#domain/business/role';
import { useNow } from '../../lib/use-now.ts';
import { type OwnBusiness, useBusiness } from './api.ts';
import { useBusinessList } from '../seats/business-list.ts';
import { toldApart } from './told-apart.ts';
import { words } from './words.ts';

/** Which business the page is about, the way to its other pages, and to another business of one's own. Nothing for whoever has a seat in none. */
export function BusinessInView() {
  const { pathname } = useLocation();
  const { business, clear } = useBusiness();
  const { data } = useBusinessList();
  const businesses = data ?? [];
  if (business === null)
    return (
      <p className="prose">
        {words.hidden}
        {data?.length === 0 ? (
          <Link to="/business-onboarding">{words.pick.none.start}</Link>
        ) : (
          <button type="button" className="link-like" onClick={() => void clear()}>
            {data?.length === 1 ? words.only : words.leave}
          </button>
        )}
      </p>
    );
  const others = businesses.filter(({ id }) => id !== business?.id);
  return (
    <>
      {business && (
        <p className="prose">
          <b>{business.name ?? business.domain ?? business.id}</b>
          <Apart business={business} all={businesses} />{' '}
          {others.length > 0 && (
            <button type="button" className="link-like no-print" onClick={() => void clear()}>
              {words.leave}
            </button>
          )}
        </p>
      )}
      {business && <Pages {...{ business, pathname }} />}
      {others.length > 0 && (
        <ul className="prose no-print" aria-label={words.list}>
          {others.map((other) => (
            <li key={other.id}>
              {business && <span className="quiet">{words.other} </span>}
              <Link to={{ pathname, search: `?businessId=${encodeURIComponent(other.id)}` }}>
                {other.name ?? other.domain ?? other.id}
              </Link>
              <Apart business={other} all={businesses} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Apart({ business, all }: { business: Business; all: readonly Business[] }) {
  const apart = toldApart(business, all, useNow());
  return apart && <span className="quiet small">, {apart}</span>;
}

const pagesFor = (role: BusinessRole) => words.pages.links.filter(([, , deed]) => !deed || may(role, deed));

/** The pages of a business, as far as the caller's role goes. */
const Pages = ({ business: { id, role }, pathname }: { business: OwnBusiness; pathname: string }) => (
  <nav aria-label={words.pages.label}>
    <ul className="actions tight small">
      {pagesFor(role).map(([page, text]) => (
        <li key={page}>
          {page === pathname ? (
            <b aria-current="page">{text}</b>
          ) : (
            <Link to={`${page}?businessId=${encodeURIComponent(id)}`}>{text}</Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
