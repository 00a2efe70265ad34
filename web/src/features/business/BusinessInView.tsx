import { Link, useLocation } from 'react-router-dom';
import { useBusiness, useBusinesses } from './api.ts';
import { words } from './words.ts';

/** Which business the page is about, and the way to another of one's own. Nothing for whoever has a seat in none. */
export function BusinessInView() {
  const { pathname } = useLocation();
  const { business, clear } = useBusiness();
  const businesses = useBusinesses() ?? [];
  if (business === null)
    return (
      <p className="prose">
        {words.hidden}
        <button type="button" className="link-like" onClick={() => void clear()}>
          {words.leave}
        </button>
      </p>
    );
  const others = businesses.filter(({ id }) => id !== business?.id);
  return (
    <>
      {business && (
        <p className="prose">
          <b>{business.name ?? business.domain ?? business.id}</b>{' '}
          {others.length > 0 && (
            <button type="button" className="link-like" onClick={() => void clear()}>
              {words.leave}
            </button>
          )}
        </p>
      )}
      {others.length > 0 && (
        <ul className="prose" aria-label={words.list}>
          {others.map(({ id, name, domain }) => (
            <li key={id}>
              <Link to={{ pathname, search: `?businessId=${encodeURIComponent(id)}` }}>
                {name ?? domain ?? id}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
