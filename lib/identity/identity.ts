import {
  AccountRecovery,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
  CfnUserPoolGroup,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { brand } from '#domain/brand';
import type { Tables } from '../data/data.ts';
import { grantTables } from '../data/table-access.ts';
import { IdentityClient } from './identity-client.ts';
import { UserRole } from './identity-pool.ts';
import { removalOf } from '../kept.ts';
import { Outbox, writesMail } from '../outbox.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import type { Stage } from '../stages.ts';
import { SmsCounters } from './sms-counters.ts';
import { forSignIn, SignInWatch } from './sign-in-watch.ts';

/**
 * Of its own a pool sends fifty mails a day, and nobody else can sign up then: with an address of ours it sends what SES lets us.
 * Not in a branch, which may not make the role by which Cognito sends there.
 */
const ownMail = ({ mailFrom, ephemeral }: Stage) =>
  mailFrom !== undefined &&
  !ephemeral && {
    email: UserPoolEmail.withSES({
      fromEmail: mailFrom,
      fromName: brand,
      sesRegion: 'us-east-1',
      sesVerifiedDomain: mailFrom.split('@').at(-1)!,
    }),
  };

/** Who people are: the user pool, its app client, and the identity pool that turns a session into an AWS role. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  readonly userRole: UserRole;
  /** Host of Cognito's own sign-in pages, where the stage has them. */
  readonly hostedDomain: string | undefined;

  /** Where what would have been sent is kept, in a branch from which nothing leaves. */
  readonly outbox: Outbox | undefined;
  /** Where each sign-in is noted, in a stage that writes mails. */
  readonly signIns: Queue | undefined;

  constructor(scope: Construct, id: string, props: StageBuild & { tables: Tables; userFiles: Bucket }) {
    super(scope, id);
    const { stage, assets, tables, userFiles } = props;
    const build = { stage, assets };
    this.userPool = new UserPool(this, 'UserPool', {
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true } },
      autoVerify: { email: true },
      keepOriginal: { email: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      ...ownMail(stage),
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: true, otp: true },
      // Plain letters: with any other, a text message holds half as much.
      mfaMessage: `${brand}: your sign-in code is {####}. If you didn't sign in, change your password.`,
      userVerification: {
        emailSubject: `Your ${brand} code`,
        emailBody: `{####} is your ${brand} code. If you didn’t request it, ignore this email.`,
        smsMessage: `${brand}: your code is {####}. It works for a day. If you didn't request it, ignore this message.`,
      },
      passwordPolicy: {
        minLength: 8,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      deletionProtection: stage.deletionProtection,
      removalPolicy: removalOf(stage),
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
    const { client, hostedDomain } = new IdentityClient(this, 'App', { stage, userPool: this.userPool });
    this.client = client;
    this.hostedDomain = hostedDomain;
    this.userRole = new UserRole(this, 'UserRole', { userPool: this.userPool, client, userFiles, stage });
    new CfnUserPoolGroup(this, 'Admin', {
      userPoolId: this.userPool.userPoolId,
      groupName: 'Admin',
      description: "The product's operators. Everyone else counts as User.",
    });
    this.outbox = Outbox.of(this, 'Outbox', stage);
    this.addPreSignUp(build, tables);
    this.addCustomMessage(build);
    // Where no mail is written there is nobody who would tell of sign-ins.
    const watched = { ...build, userPool: this.userPool, tells: writesMail(stage) };
    this.signIns = new SignInWatch(this, 'SignInWatch', watched).queue;
  }

  /** Puts a link to the site, where there is one, beside the code of the mail that confirms an account. */
  private addCustomMessage(build: StageBuild): void {
    const customMessage = new ProductFunction(this, 'CustomMessage', {
      ...build,
      name: 'custom-message',
      impact: 'Nobody gets a code, whether to confirm an account, to sign in or to reset a password.',
      refuses: 'A text was refused',
      ...forSignIn(build.stage),
      seconds: 5,
    });
    new SmsCounters(this, 'SmsCounters', build.stage).countedBy(customMessage);
    this.outbox?.notedBy(customMessage);
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, customMessage);
  }

  private addPreSignUp(build: StageBuild, tables: Tables): void {
    const preSignUp = new ProductFunction(this, 'PreSignUp', {
      ...build,
      name: 'pre-sign-up',
      impact: 'Nobody can sign up.',
      refuses: 'A sign-up was refused',
      ...forSignIn(build.stage),
      seconds: 5,
    });
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, preSignUp);
    grantTables(preSignUp, 'pre-sign-up', tables);
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
