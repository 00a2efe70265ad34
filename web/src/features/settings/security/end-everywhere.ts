import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';

/**
 * Ends every sign-in of the person, or throws. Amplify's own takes the access token as it lies there, which a quarter of an hour later
 * nobody accepts any more, and says nothing of a refusal: somebody else's device would stay signed in, and the page say the contrary.
 */
export async function endEverywhere(): Promise<void> {
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  if (!tokens) throw new Error('The session was over already.');
  const { userPoolId = '', userPoolEndpoint } = Amplify.getConfig().Auth?.Cognito ?? {};
  const region = userPoolId.split('_')[0]!;
  const answer = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: tokens.accessToken.toString() }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
