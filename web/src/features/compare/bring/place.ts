import type { Picture } from '../../picture/picture.ts';
import { accountAt, emptySide, type Draft, type Side } from '../side.ts';
import type { Brought } from './brought.ts';

/** Whether two sides give one account, as a link or by its handle. */
export const sameAccount = (one: Side, other: Side): boolean => {
  const [mine, theirs] = [accountAt(one), accountAt(other)];
  return (
    !!mine &&
    mine.platformName === theirs?.platformName &&
    mine.handle.toLowerCase() === theirs.handle.toLowerCase()
  );
};

/** The draft with a profile that was brought: on the person's own side if it is theirs, else as the other account. */
export function placed(draft: Draft, { link, name, bio }: Brought, picture: Picture | undefined): Draft {
  const brought: Side = { ...emptySide(), link, name, ...(bio && { bio }), ...(picture && { picture }) };
  const side = link && sameAccount(brought, draft.yours) ? 'yours' : 'theirs';
  // A screenshot alone, or the same profile once more, adds to what stands there.
  const before = !link || sameAccount(brought, draft[side]) ? draft[side] : emptySide();
  const given = Object.fromEntries(Object.entries(brought).filter(([, value]) => value !== ''));
  return { ...draft, [side]: { ...before, ...given } };
}

/** Both sides changed for each other: what was brought is the person's own profile. */
export const swapped = (draft: Draft): Draft => ({
  ...draft,
  yours: draft.theirs,
  theirs: draft.yours,
});
