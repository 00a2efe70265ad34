import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  OAuthScope,
  UserPool,
  UserPoolClient,
  UserPoolClientIdentityProvider,
  UserPoolOperation,
  CfnUserPoolGroup,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { brand } from './brand.ts';
import { UserRole } from './identity-pool.ts';
import { ProductFunction, type House } from './product-function.ts';
import { hexOf, type Stage } from './stages.ts';

/** Who people are: the user pool, its app client, and the identity pool that turns a session into an AWS role. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  readonly userRole: UserRole;
  /** Host of Cognito's own sign-in pages, where the stage has them. */
  readonly hostedDomain: string | undefined;

  constructor(scope: Construct, id: string, house: House) {
    super(scope, id);
    const { stage } = house;
    this.userPool = new UserPool(this, 'UserPool', {
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      autoVerify: { email: true },
      keepOriginal: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: true, otp: true },
      mfaMessage: `${brand}: your code is {####}`,
      userVerification: {
        emailSubject: `Your ${brand} code`,
        emailBody: `Your ${brand} code is {####}. If you did not ask for it, nothing happens.`,
        smsMessage: `${brand}: your code is {####}`,
      },
      passwordPolicy: {
        minLength: 8,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      deletionProtection: stage.keepData,
      removalPolicy: stage.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(
      this.userPool,
      'The role that sends SMS: a phone number is no resource that a policy could name.',
      'AwsSolutions-IAM5[Resource::*]',
    );
    acknowledge(this.userPool, 'A second factor is the choice of each person.', 'AwsSolutions-COG2');
    acknowledge(
      this.userPool,
      'The plus tier costs per person and month; rotation and short tokens come with essentials.',
      'AwsSolutions-COG8',
    );
    this.client = this.addClient(stage);
    this.hostedDomain = this.addHostedLogin(stage);
    this.userRole = new UserRole(this, 'UserRole', { userPool: this.userPool, client: this.client });
    new CfnUserPoolGroup(this, 'Admin', {
      userPoolId: this.userPool.userPoolId,
      groupName: 'Admin',
      description: "The product's operators. Everyone else counts as User.",
    });
    this.addPreSignUp(house);
  }

  private addClient(stage: Stage): UserPoolClient {
    const hosted = hostedLoginOf(stage);
    return new UserPoolClient(this, 'Client', {
      userPool: this.userPool,
      authFlows: { userSrp: true, userPassword: false, custom: false },
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      authSessionValidity: Duration.minutes(3),
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      disableOAuth: !hosted,
      ...(hosted && {
        oAuth: {
          flows: { authorizationCodeGrant: true },
          scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE, OAuthScope.COGNITO_ADMIN],
          callbackUrls: [`${hosted.siteUrl}/dashboard`],
          logoutUrls: [`${hosted.siteUrl}/`],
        },
      }),
    });
  }

  /** Cognito's domain names are shared by all of AWS: 8 hex digits of the stage and the account keep ours apart. */
  private addHostedLogin(stage: Stage): string | undefined {
    if (!hostedLoginOf(stage)) return undefined;
    const domainPrefix = `cs-${hexOf(stage.name, 8)}-${Aws.ACCOUNT_ID}`;
    this.userPool.addDomain('HostedLogin', { cognitoDomain: { domainPrefix } });
    return `${domainPrefix}.auth.${Aws.REGION}.amazoncognito.com`;
  }

  private addPreSignUp(house: House): void {
    const preSignUp = new ProductFunction(this, 'PreSignUp', {
      ...house,
      name: 'pre-sign-up',
      impact: 'Nobody can sign up.',
      seconds: 5,
    });
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, preSignUp);
    // A policy of its own: in the role's default policy the pool and the function would wait for each other.
    new Policy(this, 'PreSignUpMayFindUsers', {
      statements: [
        new PolicyStatement({
          actions: ['cognito-idp:ListUsers'],
          resources: [this.userPool.userPoolArn],
        }),
      ],
      roles: preSignUp.role ? [preSignUp.role] : [],
    });
  }
}

function hostedLoginOf(stage: Stage): { siteUrl: string } | undefined {
  return stage.hostedLogin && stage.siteUrl !== undefined ? { siteUrl: stage.siteUrl } : undefined;
}
