import { Link, Navigate, useLocation } from 'react-router-dom';
import { askAgain } from '../../lib/api/queries.ts';
import { useNow } from '../../lib/use-now.ts';
import { Blank } from '../../ui/page/Blank.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useSignedIn } from '../session/use-session.ts';
import { useBusinessList } from '../seats/business-list.ts';
import { toldApart } from './told-apart.ts';
import { words } from './words.ts';

const said = words.pick;

/** Where no business is in the address: which of one's own, or how to have one. */
export function PickBusiness() {
  const { pathname, hash, state } = useLocation();
  const { userId } = useSignedIn();
  const now = useNow();
  const { data: businesses, error } = useBusinessList();
  if (error && !businesses) return <Trouble words={error.message} again={askAgain} />;
  if (businesses === undefined) return <Skeleton label={said.loading} />;
  const start = (
    <p className="actions">
      <Link className="button primary" to="/business-onboarding">
        {said.none.start}
      </Link>
    </p>
  );
  if (!businesses?.length)
    return (
      <Blank title={said.none.title} words={said.none.words}>
        {start}
      </Blank>
    );
  const [only, ...others] = businesses;
  const about = (id: string) => ({ pathname, hash, search: `?businessId=${encodeURIComponent(id)}` });
  // A question with one answer is none.
  if (only && others.length === 0) return <Navigate to={about(only.id)} state={state as unknown} replace />;
  return (
    <section aria-labelledby="which" className="stack-small">
      <h2 className="h4" id="which">
        {said.title}
      </h2>
      <p className="quiet">{said.lead}</p>
      <ul className="stacked-links prose" aria-label={words.list}>
        {businesses.map((business) => {
          const { id, name, domain, role, adminId } = business;
          const apart = toldApart(business, businesses, now);
          return (
            <li key={id}>
              <Link to={about(id)}>{name ?? domain ?? id}</Link>{' '}
              <span className="label">{adminId === userId ? words.members.owner : words.roles[role]}</span>
              {apart && <span className="quiet small">, {apart}</span>}
            </li>
          );
        })}
      </ul>
      {start}
    </section>
  );
}
