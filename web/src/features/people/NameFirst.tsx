import { Link } from 'react-router-dom';
import { displayName } from '#domain/account/user';
import { useUser } from '../account/api.ts';
import { words } from './words.ts';

/** Whether one has no name here yet, so that one can neither ask nor accept. */
export function useIsNameless(): boolean {
  const { data: me } = useUser();
  return !!me && !displayName(me);
}

/** In place of asking, or before accepting: the other person would see nobody. */
export const NameFirst = () => (
  <p className="note">
    {words.nameless} <Link to="/settings/profile">{words.addName}</Link>
  </p>
);
