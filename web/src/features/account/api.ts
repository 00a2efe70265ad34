import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { User, type UserPatch } from '#domain/account/user';
import type { CallFailed } from '../../lib/api/call-failed.ts';
import { graphql } from '../../lib/api/graphql.ts';
import { useSignedIn } from '../session/use-session.ts';
import { GET_USER, UPDATE_USER } from './document.ts';
import { keepKnown } from './known-here.ts';
import { loadUser } from './load-user.ts';
import { recordDevice } from './record-device.ts';

/** The signed-in person. One fetch at a time: callers share it by key. */
export function useUser() {
  const identity = useSignedIn();
  return useQuery({
    queryKey: ['user', identity.userId],
    queryFn: async () => {
      const user = await loadUser(identity);
      keepKnown(identity.userId);
      void recordDevice(identity.userId);
      return user;
    },
  });
}

/** Changes some fields; the new record replaces the loaded one. A list edit sends the version it was made from. */
export function useUpdateUser() {
  const { userId } = useSignedIn();
  const queries = useQueryClient();
  const key = ['user', userId];
  return useMutation({
    mutationKey: ['updateUser'],
    mutationFn: async (patch: UserPatch) => {
      const from = queries.getQueryData<User>(key);
      const send = (version: User['version']) =>
        graphql(UPDATE_USER, { input: { id: userId, version, ...patch } }, 'updateUser', User);
      try {
        return await send(from?.version);
      } catch (error) {
        if ((error as CallFailed).code !== 'CONFLICT') throw error;
        // The record may have moved on elsewhere (a device was noted) while this edit's own fields stand as it saw them.
        const now = await graphql(GET_USER, { id: userId }, 'getUser', z.nullable(User));
        if (!from || !now || !sameIn(patch, from, now)) throw error;
        return send(now.version);
      }
    },
    onSuccess: (user) => {
      queries.setQueryData(key, user);
      void queries.invalidateQueries({ queryKey: ['report'] });
    },
    // Somebody else (another tab, the server) may have changed the list: show what is true now.
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}

const sameIn = (patch: UserPatch, a: User, b: User): boolean =>
  (Object.keys(patch) as (keyof UserPatch & keyof User)[]).every(
    (field) => JSON.stringify(a[field] ?? null) === JSON.stringify(b[field] ?? null),
  );
