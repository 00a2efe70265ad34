import { Aws, Duration } from 'aws-cdk-lib';
import {
  OAuthScope,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  type UserPool,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { addProviders } from './identity-providers.ts';
import { hexOf, type Stage } from '../stages.ts';

/** How the web app signs people in: the app client and, where the stage has a site to return to, Cognito's own pages. */
export class IdentityClient extends Construct {
  readonly client: UserPoolClient;
  /** Host of Cognito's own sign-in pages, where the stage has them. */
  readonly hostedDomain: string | undefined;

  constructor(scope: Construct, id: string, props: { stage: Stage; userPool: UserPool }) {
    super(scope, id);
    const { stage, userPool } = props;
    const site = stage.hostedLogin ? stage.siteUrl : undefined;
    const providers = site === undefined ? undefined : addProviders(this, userPool, stage);
    this.client = new UserPoolClient(this, 'Client', {
      userPool,
      authFlows: { userSrp: true, userPassword: false, custom: false },
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      authSessionValidity: Duration.minutes(3),
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO, ...(providers?.supported ?? [])],
      disableOAuth: site === undefined,
      ...(site !== undefined && {
        oAuth: {
          flows: { authorizationCodeGrant: true },
          scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
          callbackUrls: [`${site}/dashboard`],
          logoutUrls: [`${site}/`],
        },
      }),
    });
    this.client.node.addDependency(...(providers?.resources ?? []));
    this.hostedDomain = site === undefined ? undefined : this.addDomain(userPool, stage);
  }

  /** Cognito's domain names are shared by all of AWS: 8 hex digits of the stage and the account keep ours apart. */
  private addDomain(userPool: UserPool, stage: Stage): string {
    const domainPrefix = `cs-${hexOf(stage.name, 8)}-${Aws.ACCOUNT_ID}`;
    userPool.addDomain('HostedLogin', { cognitoDomain: { domainPrefix } });
    return `${domainPrefix}.auth.${Aws.REGION}.amazoncognito.com`;
  }
}
