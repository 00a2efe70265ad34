import { useSignedIn } from '../session/use-session.ts';
import { useBusinessList } from '../seats/business-list.ts';
import { words } from './words.ts';

/** What becomes of the businesses that the person owns, once their account is deleted. */
export function OwnedBusinesses() {
  const { userId } = useSignedIn();
  const { data } = useBusinessList();
  const names = (data ?? []).filter(({ adminId }) => adminId === userId).flatMap(({ name }) => name ?? []);
  if (names.length === 0) return null;
  return <p>{words.owns(new Intl.ListFormat('en').format(names), names.length === 1)}</p>;
}
