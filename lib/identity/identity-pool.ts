import { Aws } from 'aws-cdk-lib';
import {
  CfnIdentityPool,
  CfnIdentityPoolPrincipalTag,
  CfnIdentityPoolRoleAttachment,
  type UserPool,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { FederatedPrincipal, Policy, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledgeBelow } from '../data/file-access.ts';
import type { Stage } from '../stages.ts';

/** The tag that carries a signed-in person's Cognito sub; policies scope by `${aws:PrincipalTag/userId}`. */
const userIdTag = 'userId';

/** The identity pool, without guests: a session becomes a role that reads the person's own files and nothing else. */
export class UserRole extends Construct {
  readonly identityPoolId: string;
  private readonly role: Role;

  constructor(
    scope: Construct,
    id: string,
    props: { userPool: UserPool; client: UserPoolClient; userFiles: Bucket; stage: Pick<Stage, 'name'> },
  ) {
    super(scope, id);
    const providerName = props.userPool.userPoolProviderName;
    const pool = new CfnIdentityPool(this, 'Pool', {
      allowUnauthenticatedIdentities: false,
      allowClassicFlow: false,
      cognitoIdentityProviders: [
        { clientId: props.client.userPoolClientId, providerName, serverSideTokenCheck: true },
      ],
      // CDK hands the tags of the app on to everything that it knows to have some; this it does not.
      identityPoolTags: [{ key: 'stage', value: props.stage.name }],
    });
    this.identityPoolId = pool.ref;
    this.role = new Role(this, 'Role', {
      description: 'A signed-in person: own files only',
      assumedBy: new FederatedPrincipal(
        'cognito-identity.amazonaws.com',
        {
          StringEquals: { 'cognito-identity.amazonaws.com:aud': pool.ref },
          'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
        },
        'sts:AssumeRoleWithWebIdentity',
      ).withSessionTags(),
    });
    new CfnIdentityPoolRoleAttachment(this, 'Roles', {
      identityPoolId: pool.ref,
      roles: { authenticated: this.role.roleArn },
    });
    new CfnIdentityPoolPrincipalTag(this, 'Tags', {
      identityPoolId: pool.ref,
      identityProviderName: `cognito-idp.${Aws.REGION}.amazonaws.com/${props.userPool.userPoolId}`,
      principalTags: { [userIdTag]: 'sub' },
      useDefaults: false,
    });
    this.addOwnFiles(props.userFiles);
  }

  private addOwnFiles(userFiles: Bucket): void {
    const ownFiles = new Policy(this, 'OwnFilesOnly', {
      roles: [this.role],
      statements: [
        new PolicyStatement({
          // Nothing is written with it: uploads go by a form of the server's, held to a type and a size by the bucket.
          actions: ['s3:GetObject'],
          resources: [userFiles.arnForObjects(`users/\${aws:PrincipalTag/${userIdTag}}/*`)],
        }),
      ],
    });
    acknowledgeBelow(ownFiles, "Reads everything below the person's own prefix, and nothing beside it.", {
      bucket: userFiles,
      folder: `users/<aws:PrincipalTag/${userIdTag}>`,
    });
  }
}
