import { useQuery } from '@tanstack/react-query';
import { fetchAuthSession } from 'aws-amplify/auth';
import { clockOffset } from '../../session/clock.ts';

/** The providers' names for people; Cognito's are in its tokens. */
const PROVIDERS: Record<string, string> = {
  Google: 'Google',
  Facebook: 'Facebook',
  LoginWithAmazon: 'Amazon',
  SignInWithApple: 'Apple',
};

export interface SignInFacts {
  /** The service one signs in with, undefined with an own password. */
  provider: string | undefined;
  /** When, in milliseconds of this browser's clock. */
  at: number | undefined;
}

/** How and when the person signed in, from the tokens. */
export function useSignInFacts() {
  return useQuery({
    queryKey: ['sign-in-facts'],
    queryFn: async (): Promise<SignInFacts> => {
      const { idToken, accessToken } = (await fetchAuthSession()).tokens ?? {};
      const identities = idToken?.payload['identities'] as { providerName?: string }[] | undefined;
      const name = identities?.[0]?.providerName;
      const time = accessToken?.payload['auth_time'];
      return {
        provider: name && (PROVIDERS[name] ?? name),
        at: typeof time === 'number' ? time * 1000 - (await clockOffset()) : undefined,
      };
    },
  });
}
