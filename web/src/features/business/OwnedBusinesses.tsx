import { Link } from 'react-router-dom';
import { useBusinessList } from '../seats/business-list.ts';
import { useSignedIn } from '../session/use-session.ts';
import { words } from './owned-words.ts';
import { useMembers } from './seats-api.ts';

/** What becomes of the businesses that the person owns, once their account is deleted; and what stands in the way of that. */
export function OwnedBusinesses() {
  const { userId } = useSignedIn();
  const { data } = useBusinessList();
  const owned = (data ?? []).filter(({ adminId }) => adminId === userId);
  return owned.map(({ id, name, domain }) => (
    <Becomes key={id} id={id} name={name ?? domain ?? words.unnamed} />
  ));
}

/** As the call itself decides: whoever was only invited counts for nothing. */
function Becomes({ id, name }: { id: string; name: string }) {
  const { data, error } = useMembers(id);
  if (!data) return <p role="status">{error ? words.unknown(name) : words.waiting(name)}</p>;
  const others = data.members.filter(({ you, state }) => !you && state === 'JOINED');
  if (others.length === 0) return <p>{words.ends(name)}</p>;
  const settings = (
    <Link to={`/business-settings?businessId=${encodeURIComponent(id)}`}>{words.settings}</Link>
  );
  if (!others.some(({ role }) => role === 'ADMIN'))
    return (
      <p>
        <strong>{words.stuck(name)}</strong> {words.first}
        {settings}.
      </p>
    );
  return (
    <p>
      {words.goes(name)} {words.choose}
      {settings}.
    </p>
  );
}
