import { Link } from 'react-router-dom';
import { useUser } from '../../account/api.ts';
import { words } from './words.ts';

const said = words.waiting.elsewhere;

/** For whoever followed an invitation's link and is signed in with other addresses than the one that it was sent to (`invited`). */
export function SentElsewhere({ invited }: { invited: string }) {
  const { data: user } = useUser();
  if (!user) return null;
  const confirmed = (user.emails ?? []).filter(({ verifiedAt }) => verifiedAt);
  const own = [user.accountEmail, ...confirmed.map(({ emailAddress }) => emailAddress)];
  if (own.some((address) => address.toLowerCase() === invited.toLowerCase())) return null;
  return (
    <p className="note" role="status">
      {said.sent(invited, user.accountEmail)} <Link to="/settings/emails">{said.add}</Link>
      {said.or}
    </p>
  );
}
