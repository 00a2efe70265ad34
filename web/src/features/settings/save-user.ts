import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { User, type UserPatch } from '#domain/account/user';
import { CallFailed } from '../../lib/api/call-failed.ts';
import { graphql } from '../../lib/api/graphql.ts';
import { untold } from '../../ui/Toast.tsx';
import { useSignedIn } from '../session/use-session.ts';
import { GET_USER, UPDATE_USER } from '../account/document.ts';
import { keepRecord } from '../account/keep-record.ts';
import { clashesOf, editAddresses, type AddressEdit, type Clash } from './merge.ts';
import { words } from './words.ts';

const { saves } = words;

/** How often a save is tried again after another window was faster. */
const RACES = 5;
/** Waits between attempts while the connection is lost: doubled each time, at most ten seconds. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 10_000;

/** Fields that another window changed to something else meanwhile. Nothing was saved; what is stored now is loaded. */
export class Clashed extends Error {
  readonly clashes: Clash[];
  constructor(clashes: Clash[]) {
    super(saves.elsewhere);
    this.clashes = clashes;
  }
}

/** A failure without words may pass; after so many it will not. */
const UNKNOWN_FAILURES = 3;

/** Worth repeating without asking: the call did not arrive, or its answer did not. */
const isWorthRepeating = (failures: number, error: Error) =>
  error instanceof CallFailed &&
  (error.code === 'NETWORK' || (error.code === 'INTERNAL' && failures < UNKNOWN_FAILURES));

const userKey = (userId: string) => ['user', userId];

/** What is stored now, for whoever shows it too. */
async function reload(queries: QueryClient, userId: string): Promise<User> {
  const user = await graphql(GET_USER, { id: userId }, 'getUser', z.nullable(User));
  if (!user) throw new CallFailed(saves.noProfile, 'NOT_FOUND');
  queries.setQueryData(userKey(userId), user);
  return user;
}

interface Save {
  queries: QueryClient;
  userId: string;
}

/** Changes plain fields. A record that moved on is loaded, and the change made again unless a field clashes. */
async function saveFields(
  { queries, userId }: Save,
  from: User | undefined,
  patch: UserPatch,
): Promise<User> {
  const base = from ?? queries.getQueryData<User>(userKey(userId)) ?? (await reload(queries, userId));
  let stored = base;
  for (let race = 1; ; race += 1) {
    // Of a record from before edits were counted, 0 was read.
    const input = { id: userId, version: stored.version ?? 0, ...patch };
    try {
      return await graphql(UPDATE_USER, { input }, 'updateUser', User);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'CONFLICT' || race === RACES) throw error;
      stored = await reload(queries, userId);
      const clashes = clashesOf(base, stored, patch);
      if (clashes.length > 0) throw new Clashed(clashes);
    }
  }
}

/** Changes the list of addresses as it is now, also when another window changed it meanwhile. */
async function saveAddress({ queries, userId }: Save, edit: AddressEdit): Promise<User> {
  for (let race = 1; ; race += 1) {
    const user = queries.getQueryData<User>(userKey(userId)) ?? (await reload(queries, userId));
    const addresses = editAddresses(user.addresses ?? [], edit);
    const input = { id: userId, version: user.version, addresses };
    try {
      return await graphql(UPDATE_USER, { input }, 'updateUser', User);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'CONFLICT' || race === RACES) throw error;
      await reload(queries, userId);
    }
  }
}

interface Options<Change> {
  name: string;
  send: (save: Save, change: Change) => Promise<User>;
  onSaved?: (user: User, change: Change) => void;
}

/**
 * A save that goes on while the connection is lost, also after its page was left; saves of one name wait for each other. What is
 * said `about` that name ends with the next save of it.
 */
function useSave<Change>({ name, send, onSaved }: Options<Change>) {
  const { userId } = useSignedIn();
  const queries = useQueryClient();
  const mutationKey = ['updateUser', name];
  const mutation = useMutation({
    mutationKey,
    scope: { id: name },
    mutationFn: (change: Change) => send({ queries, userId }, change),
    retry: isWorthRepeating,
    retryDelay: (failures) => Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT),
    // “Saved.” of the save before must not stand beside one that waits or is refused.
    onMutate: () => untold(name),
    onSuccess: (user, change) => {
      keepRecord(queries, user);
      void queries.invalidateQueries({ queryKey: ['report'] });
      onSaved?.(user, change);
    },
  });
  // From the cache: whoever left the page and comes back finds how it went.
  const all = useMutationState({ filters: { mutationKey }, select: ({ state }) => state });
  const running = all.filter(({ status }) => status === 'pending');
  const last = all.at(-1);
  return {
    save: mutation.mutate,
    saveAsync: mutation.mutateAsync,
    saving: running.length > 0,
    /** What is being saved, the latest of it. */
    underWay: running.at(-1)?.variables as Change | undefined,
    /** The connection is lost; the save goes on by itself. */
    retrying: running.some(({ failureCount }) => failureCount > 0),
    error: last?.status === 'error' ? (last.error as Error) : null,
  };
}

interface FieldChange {
  /** What the edit started from; without it what is loaded when its turn comes: the latest choice is what counts. */
  base?: User;
  patch: UserPatch;
}

/** Saves changed fields of the profile. Asked again meanwhile, the later one follows. */
export const useSaveFields = (name: string, onSaved?: (user: User, change: FieldChange) => void) =>
  useSave<FieldChange>({
    name,
    send: (save, { base, patch }) => saveFields(save, base, patch),
    onSaved,
  });

/** What saves of the list of addresses are called, and what their toasts are about. */
export const ADDRESSES = 'addresses';

export const useSaveAddress = (onSaved?: (user: User, edit: AddressEdit) => void) =>
  useSave<AddressEdit>({ name: ADDRESSES, send: saveAddress, onSaved });
