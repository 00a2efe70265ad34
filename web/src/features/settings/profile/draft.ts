import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { User } from '#domain/account/user';
import { forgetDraft, keepDraft, keptDraft } from '../../../lib/form/kept-draft.ts';

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

const keyOf = ({ id }: Pick<User, 'id'>) => `profile-${id}`;
const texts = (user: Partial<User>) =>
  Object.fromEntries(PROFILE_TEXTS.map((field) => [field, user[field] ?? '']));
/** What stood in the fields before anything was typed, and how often the record had been written by then. */
const before = (base: Partial<User>) => ({
  ...Object.fromEntries(PROFILE_TEXTS.map((field) => [`before ${field}`, base[field] ?? ''])),
  version: base.version ?? 0,
});

/** Keeps what was typed for this tab, also when the page is loaded anew. */
function keepEditing(user: User, { draft, base = user }: Editing): void {
  const empty: Record<string, unknown> = { ...texts(base), ...before(base) };
  keepDraft(keyOf(user), { ...empty, ...draft }, empty, '/settings/profile');
}

/** What was typed before the page was loaded, and is not stored since. */
function keptEditing(user: User): Editing {
  const kept = keptDraft<Record<string, string | number>>(keyOf(user), { ...texts({}), ...before({}) });
  const was = (field: ProfileText) => String(kept[`before ${field}`]);
  const typed = PROFILE_TEXTS.filter((field) => kept[field] !== was(field));
  const draft: Draft = Object.fromEntries(typed.map((field) => [field, String(kept[field])]));
  if (Object.keys(patchOf(draft, user)).length === 0) {
    forgetDraft(keyOf(user));
    return NOTHING;
  }
  const base = Object.fromEntries(PROFILE_TEXTS.map((field) => [field, was(field) || null]));
  return { draft, base: { ...user, ...base, version: Number(kept['version']) } };
}

/**
 * The draft of the profile. It outlives the page and its being loaded anew, not the sign-in: signing out empties the cache it lives in,
 * and what this tab keeps. It is read from the cache at once: a query's own observers tell React a moment later, which puts a typed
 * letter back.
 */
export function useDraft(user: User) {
  const queries = useQueryClient();
  const key = [KEY, user.id];
  const [kept] = useState(() => keptEditing(user));
  const listen = useCallback((changed: () => void) => queries.getQueryCache().subscribe(changed), [queries]);
  const editing = useSyncExternalStore(listen, () => queries.getQueryData<Editing>(key) ?? kept);
  useEffect(() => queries.setQueryDefaults([KEY], { gcTime: Infinity }), [queries]);
  const set = (change: (current: Editing) => Editing) => {
    const next = change(queries.getQueryData<Editing>(key) ?? kept);
    queries.setQueryData<Editing>(key, next);
    keepEditing(user, next);
  };
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
  };
}
