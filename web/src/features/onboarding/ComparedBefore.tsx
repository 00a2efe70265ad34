import type { User } from '#domain/account/user';
import { later } from '../../ui/later.tsx';
import { isCompared } from '../compare/offer/draft-key.ts';

const FromComparison = later(async () => (await import('./FromComparison.tsx')).FromComparison);

/** On the dashboard: fetched only where there may be something to offer. */
export const ComparedBefore = ({ user }: { user: User }) =>
  (!user.socialMediaAccounts?.length || isCompared()) && <FromComparison user={user} toNewcomers />;
