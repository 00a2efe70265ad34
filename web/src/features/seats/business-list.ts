import { useQuery } from '@tanstack/react-query';
import { businessContract } from '#domain/contract/business';
import { call } from '../../lib/api/rest.ts';
import { useSignedIn } from '../session/use-session.ts';
import { logged } from './logged.ts';

const loadBusinesses = () =>
  call('business', businessContract['get-business-list'], {}).then(({ businesses }) => businesses, logged);

/** The businesses in which the person has a seat, null where they were refused. */
export function useBusinessList() {
  const { userId } = useSignedIn();
  return useQuery({ queryKey: ['businesses', userId], queryFn: loadBusinesses });
}
