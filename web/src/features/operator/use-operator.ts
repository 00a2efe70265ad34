import { useQuery } from '@tanstack/react-query';
import { fetchAuthSession } from 'aws-amplify/auth';
import { useSignedIn } from '../session/use-session.ts';

/**
 * Whether the signed-in person belongs to those who run the product; undefined while it is not known. It decides what is
 * offered; what is allowed the server decides.
 */
export function useOperator(): boolean | undefined {
  const { userId } = useSignedIn();
  const { data } = useQuery({
    queryKey: ['operator', userId],
    staleTime: Infinity,
    queryFn: async () => {
      const { tokens } = await fetchAuthSession();
      const groups = tokens?.accessToken.payload['cognito:groups'];
      return Array.isArray(groups) && groups.includes('Admin');
    },
  });
  return data;
}
