import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { UserPool } from 'aws-cdk-lib/aws-cognito';
import { describe, expect, it } from 'vitest';
import { IdentityClient } from './identity-client.ts';
import type { Stage } from '../stages.ts';

const setting = { clientId: 'id', secretName: 'provider', teamId: 'team', keyId: 'key' };

function templateWith(providers: Stage['providers'], siteUrl?: string): Template {
  const stack = new Stack(new App({ builtinCloudFormationValidation: false }), 'Identity');
  const stage = { name: 'test', hostedLogin: true, siteUrl, providers } as Stage;
  new IdentityClient(stack, 'App', { stage, userPool: new UserPool(stack, 'Pool') });
  return Template.fromStack(stack);
}
const site = 'https://example.com';

describe('addProviders', () => {
  it('adds those whose secrets the stage names, by reference only', () => {
    const identity = templateWith(
      { Apple: setting, Amazon: setting, Facebook: setting, Google: setting },
      site,
    );
    const providers = Object.values(identity.findResources('AWS::Cognito::UserPoolIdentityProvider'));
    expect(providers.map(({ Properties }) => Properties.ProviderName)).toEqual([
      'SignInWithApple',
      'LoginWithAmazon',
      'Facebook',
      'Google',
    ]);
    for (const { Properties } of providers)
      expect(JSON.stringify(Properties.ProviderDetails)).toContain('{{resolve:secretsmanager:provider:');
    identity.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      SupportedIdentityProviders: ['COGNITO', 'SignInWithApple', 'LoginWithAmazon', 'Facebook', 'Google'],
      AllowedOAuthScopes: Match.arrayWith(['aws.cognito.signin.user.admin']),
    });
  });

  it('takes an address as confirmed only from those that say so', () => {
    const identity = templateWith({ Amazon: setting, Google: setting }, site);
    const mapped = Object.values(identity.findResources('AWS::Cognito::UserPoolIdentityProvider')).map(
      ({ Properties }) => [Properties.ProviderName, 'email_verified' in Properties.AttributeMapping],
    );
    expect(mapped).toEqual([
      ['LoginWithAmazon', false],
      ['Google', true],
    ]);
  });

  it('adds none where the stage names none, and none without a site to come back to', () => {
    for (const identity of [templateWith({}, site), templateWith({ Google: setting })])
      identity.resourceCountIs('AWS::Cognito::UserPoolIdentityProvider', 0);
  });
});
