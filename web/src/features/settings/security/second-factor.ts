import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchAuthSession, fetchMFAPreference, updateMFAPreference } from 'aws-amplify/auth';
import { securityChanged } from './security-changed.ts';
import { useSignInFacts } from './sign-in-facts.ts';

export type Factor = 'TOTP' | 'SMS';

const KEY = ['second-factor'];

/** Which second factors are asked for at sign-in. */
export function useSecondFactor() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { enabled = [], preferred } = await fetchMFAPreference().catch(async (error: Error) => {
        // Signed out everywhere from another device: a refresh finds that out, and the gate asks for a sign-in.
        if (error.name === 'NotAuthorizedException') await fetchAuthSession({ forceRefresh: true });
        throw error;
      });
      return { enabled: enabled as Factor[], preferred: preferred as Factor | undefined };
    },
  });
}

/** Whether a second step is on; undefined while that is not known, and for whoever signs in with another service. */
export function useTwoStep(): boolean | undefined {
  const { data } = useSecondFactor();
  const facts = useSignInFacts();
  return data && facts.data && !facts.data.provider ? data.enabled.length > 0 : undefined;
}

type Preference = Parameters<typeof updateMFAPreference>[0];

export function useSetSecondFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (preference: Preference) => updateMFAPreference(preference),
    onSuccess: () => securityChanged(),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
