import { fetchAuthSession } from 'aws-amplify/auth';

/** For a `catch`: signed out everywhere from another device, a refresh finds that out, and the gate asks for a sign-in. Throws what it is given. */
export async function endedElsewhere(error: Error): Promise<never> {
  if (error.name === 'NotAuthorizedException') await fetchAuthSession({ forceRefresh: true });
  throw error;
}
