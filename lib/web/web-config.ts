import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { sourceOf } from '#domain/scan/scan-plan';
import type { Graphql } from '../api/graphql.ts';
import type { GroupApi } from '../api/rest-api.ts';
import { Outbox } from '../outbox.ts';
import type { Stage } from '../stages.ts';

/** What the web app is told about the stacks before it. */
export interface WebConfigSources {
  stage: Stage;
  region: string;
  userPool: UserPool;
  client: UserPoolClient;
  identityPoolId: string;
  hostedDomain: string | undefined;
  graphql: Graphql;
  groups: GroupApi[];
  userFiles: Bucket;
}

/** /config.json: an Amplify v6 ResourcesConfig, used unchanged, plus where this stage searches and the demonstration's way in. */
export function webConfig(from: WebConfigSources): Record<string, unknown> {
  const { stage, region } = from;
  return {
    Auth: { Cognito: cognito(from) },
    API: {
      REST: Object.fromEntries(from.groups.map(({ name, endpoint }) => [name, { endpoint, region }])),
      GraphQL: {
        endpoint: from.graphql.api.graphqlUrl,
        region,
        defaultAuthMode: 'userPool',
        // Public by design: it reaches checkProfile and nothing else.
        apiKey: from.graphql.apiKey,
      },
    },
    Storage: { S3: { bucket: from.userFiles.bucketName, region } },
    searched: searchedIn(stage),
    // Operators find there what would have been sent.
    ...(Outbox.isIn(stage) && { outbox: true }),
    // Without a way in: the banner, and links that lead to the twins.
    ...((stage.demo ?? stage.platforms) && { demo: stage.demo ?? {} }),
  };
}

/** Elsewhere, pages promise no search: a platform without a row reads "not connected" in every result. */
const searchedIn = ({ sources }: Stage): Platform[] =>
  Platform.options.filter(
    (platform) => platformTable[platform].search !== 'not possible' && sourceOf(platform) in sources,
  );

function cognito({ stage, userPool, client, identityPoolId, hostedDomain }: WebConfigSources): unknown {
  const { siteUrl } = stage;
  return {
    userPoolId: userPool.userPoolId,
    userPoolClientId: client.userPoolClientId,
    identityPoolId,
    signUpVerificationMethod: 'code',
    userAttributes: { email: { required: true } },
    mfa: { status: 'optional', smsEnabled: true, totpEnabled: true },
    passwordFormat: {
      minLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSpecialCharacters: true,
    },
    allowGuestAccess: false,
    loginWith: {
      email: true,
      ...(hostedDomain !== undefined && {
        oauth: {
          domain: hostedDomain,
          scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
          redirectSignIn: [`${siteUrl}/dashboard`],
          redirectSignOut: [`${siteUrl}/`],
          responseType: 'code',
          providers: Object.keys(stage.providers),
        },
      }),
    },
    ...(stage.identityOnSite && {
      userPoolEndpoint: `${siteUrl}/cognito`,
      identityPoolEndpoint: `${siteUrl}/cognito-identity`,
    }),
  };
}
