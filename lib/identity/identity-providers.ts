import { SecretValue } from 'aws-cdk-lib';
import {
  ProviderAttribute,
  UserPoolClientIdentityProvider,
  UserPoolIdentityProviderAmazon,
  UserPoolIdentityProviderApple,
  UserPoolIdentityProviderFacebook,
  UserPoolIdentityProviderGoogle,
  type IUserPool,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct, IDependable } from 'constructs';
import type { ProviderName, ProviderSetting, Stage } from '../stages.ts';

/** How the client's list names each provider. */
const clientNames: Record<ProviderName, UserPoolClientIdentityProvider> = {
  Apple: UserPoolClientIdentityProvider.APPLE,
  Amazon: UserPoolClientIdentityProvider.AMAZON,
  Facebook: UserPoolClientIdentityProvider.FACEBOOK,
  Google: UserPoolClientIdentityProvider.GOOGLE,
};

/** What a client that lets people sign in through them needs. */
export interface AddedProviders {
  supported: UserPoolClientIdentityProvider[];
  resources: IDependable[];
}

/** Adds the providers whose secrets the stage names; a provider without one is not there, and has no button. */
export function addProviders(scope: Construct, userPool: IUserPool, stage: Stage): AddedProviders {
  const configured = Object.entries(stage.providers) as [ProviderName, ProviderSetting][];
  return {
    supported: configured.map(([name]) => clientNames[name]),
    resources: configured.map(([name, setting]) => add[name](scope, userPool, setting)),
  };
}

const add: Record<
  ProviderName,
  (scope: Construct, userPool: IUserPool, setting: ProviderSetting) => IDependable
> = {
  Apple: (scope, userPool, { clientId, secretName, teamId = '', keyId = '' }) =>
    new UserPoolIdentityProviderApple(scope, 'Apple', {
      userPool,
      clientId,
      teamId,
      keyId,
      privateKeyValue: SecretValue.secretsManager(secretName),
      scopes: ['email', 'name'],
      attributeMapping: {
        email: ProviderAttribute.APPLE_EMAIL,
        emailVerified: ProviderAttribute.APPLE_EMAIL_VERIFIED,
      },
    }),
  // Amazon and Facebook do not say whether an address is confirmed: it counts as unverified until we have asked.
  Amazon: (scope, userPool, { clientId, secretName }) =>
    new UserPoolIdentityProviderAmazon(scope, 'Amazon', {
      userPool,
      clientId,
      clientSecret: reference(secretName),
      scopes: ['profile'],
      attributeMapping: { email: ProviderAttribute.AMAZON_EMAIL },
    }),
  Facebook: (scope, userPool, { clientId, secretName }) =>
    new UserPoolIdentityProviderFacebook(scope, 'Facebook', {
      userPool,
      clientId,
      clientSecret: reference(secretName),
      scopes: ['public_profile', 'email'],
      attributeMapping: { email: ProviderAttribute.FACEBOOK_EMAIL },
    }),
  Google: (scope, userPool, { clientId, secretName }) =>
    new UserPoolIdentityProviderGoogle(scope, 'Google', {
      userPool,
      clientId,
      clientSecretValue: SecretValue.secretsManager(secretName),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
      },
    }),
};

/** These two take text; what lands in the template is a reference that CloudFormation resolves at deploy time. */
const reference = (secretName: string): string => SecretValue.secretsManager(secretName).unsafeUnwrap();
