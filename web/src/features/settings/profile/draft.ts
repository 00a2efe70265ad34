import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { User } from '#domain/account/user';

export const PROFILE_TEXTS = [
  'preferredName',
  'firstName',
  'middleName',
  'lastName',
  'gender',
  'dateOfBirth',
  'birthCity',
  'birthCountry',
] as const;
export type ProfileText = (typeof PROFILE_TEXTS)[number];
/** What was typed and is not saved yet. */
export type Draft = Partial<Record<ProfileText, string>>;
export interface Editing {
  draft: Draft;
  /** The record as it was when the first letter was typed. */
  base?: User;
}

const KEY = 'profile-draft';
const NOTHING: Editing = { draft: {} };

/** The fields of a draft that differ from what is stored, as a patch; an emptied line clears the field. */
export const patchOf = (draft: Draft, user: User): Partial<Record<ProfileText, string | null>> =>
  Object.fromEntries(
    Object.entries(draft)
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([field, value]) => value !== (user[field as ProfileText] ?? ''))
      .map(([field, value]) => [field, value || null]),
  );

/** Whether something is typed into the profile that is not saved: signing out would take it along. */
export const hasProfileDraft = (queries: QueryClient): boolean =>
  queries
    .getQueriesData<Editing>({ queryKey: [KEY] })
    .some(([, editing]) => editing?.base && Object.keys(patchOf(editing.draft, editing.base)).length > 0);

/**
 * The draft of the profile. It outlives the page, not the sign-in: signing out empties the cache it lives in. It is
 * read from there at once: a query's own observers tell React a moment later, which puts a typed letter back.
 */
export function useDraft(user: User) {
  const queries = useQueryClient();
  const key = [KEY, user.id];
  const listen = useCallback((changed: () => void) => queries.getQueryCache().subscribe(changed), [queries]);
  const editing = useSyncExternalStore(listen, () => queries.getQueryData<Editing>(key) ?? NOTHING);
  useEffect(() => queries.setQueryDefaults([KEY], { gcTime: Infinity }), [queries]);
  const set = (change: (current: Editing) => Editing) =>
    queries.setQueryData<Editing>(key, (current = NOTHING) => change(current));
  return {
    editing,
    type: (field: ProfileText, value: string) =>
      set(({ draft, base }) => ({ draft: { ...draft, [field]: value }, base: base ?? user })),
    /** The record moved on, and the person has seen it: what they typed stays. */
    rebase: (base: User) => set(({ draft }) => ({ draft, base })),
    /** Forgets what was saved; what was typed since stays, on the new record. */
    saved: (stored: User) =>
      set(({ draft }) => {
        const rest = Object.fromEntries(
          Object.entries(draft).filter(
            ([field, value]) => value.trim() !== (stored[field as ProfileText] ?? ''),
          ),
        );
        return { draft: rest, base: Object.keys(rest).length > 0 ? stored : undefined };
      }),
    drop: () => set(() => NOTHING),
  };
}
