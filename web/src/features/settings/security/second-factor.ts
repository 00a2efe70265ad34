import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchMFAPreference, updateMFAPreference } from 'aws-amplify/auth';
import { endedElsewhere } from '../../session/ended-elsewhere.ts';
import { securityChanged } from './security-changed.ts';
import { useSignInFacts } from './sign-in-facts.ts';

export type Factor = 'TOTP' | 'SMS';

const KEY = ['second-factor'];

/** Which second factors are asked for at sign-in. */
export function useSecondFactor() {
  return useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { enabled = [], preferred } = await fetchMFAPreference().catch(endedElsewhere);
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

export type Preference = Parameters<typeof updateMFAPreference>[0];

/** Turns one on. Beside another neither goes first: of two the service asks for the first alone, and the other would help nobody who lost it. */
export const turnedOn = (one: Factor, enabled: readonly Factor[]): Preference => {
  const how = enabled.some((other) => other !== one) ? 'NOT_PREFERRED' : 'PREFERRED';
  const all = new Set([...enabled, one]);
  return { ...(all.has('TOTP') && { totp: how }), ...(all.has('SMS') && { sms: how }) };
};

export function useSetSecondFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (preference: Preference) => updateMFAPreference(preference),
    onSuccess: () => securityChanged(),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
