import { useQuery } from '@tanstack/react-query';
import { businessContract } from '#domain/contract/business';
import { call } from '../../../lib/api/rest.ts';
import { useUser } from '../../account/api.ts';
import { useSignedIn } from '../../session/use-session.ts';

/** What waits for the caller's answer. */
export function useInvitations() {
  const { userId } = useSignedIn();
  // Which addresses are confirmed stands in the record, which a newcomer gets first.
  const { isSuccess } = useUser();
  return useQuery({
    enabled: isSuccess,
    queryKey: ['invitations', userId],
    queryFn: () => call('business', businessContract['get-invitations'], {}),
  });
}
