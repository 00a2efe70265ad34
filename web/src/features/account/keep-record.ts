import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#domain/account/user';

const isOlder = (answer: User, loaded: User): boolean => (answer.version ?? 0) < (loaded.version ?? 0);

/**
 * Puts the record that a save answered with in the place of the loaded one. Answers to saves that run side by side come in
 * any order, and what was asked for before a save may come after it: neither brings back what was true earlier.
 */
export function keepRecord(queries: QueryClient, user: User): void {
  const key = ['user', user.id];
  void queries.cancelQueries({ queryKey: key });
  const loaded = queries.getQueryData<User>(key);
  if (!loaded || !isOlder(user, loaded)) return void queries.setQueryData(key, user);
  void queries.invalidateQueries({ queryKey: key });
}
