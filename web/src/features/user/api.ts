import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { User, type UserPatch } from '#domain/user';
import { graphql } from '../../lib/graphql.ts';
import { useSignedIn } from '../session/use-session.ts';
import { UPDATE_USER } from './document.ts';
import { loadUser } from './load-user.ts';
import { recordDevice } from './record-device.ts';

/** The signed-in person. One fetch at a time: callers share it by key. */
export function useUser() {
  const identity = useSignedIn();
  return useQuery({
    queryKey: ['user', identity.userId],
    queryFn: async () => {
      const user = await loadUser(identity);
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
    mutationFn: (patch: UserPatch) => {
      const version = queries.getQueryData<User>(key)?.version;
      return graphql(UPDATE_USER, { input: { id: userId, version, ...patch } }, 'updateUser', User);
    },
    onSuccess: (user) => {
      queries.setQueryData(key, user);
      void queries.invalidateQueries({ queryKey: ['report'] });
    },
    // Somebody else (another tab, the server) may have changed the list: show what is true now.
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}
