import { CfnOutput, type CfnResource, CustomResource, Stack } from 'aws-cdk-lib';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Tables } from '../data/data.ts';
import { grantUserFiles } from '../data/file-access.ts';
import { stageKey } from '../data/stage-key.ts';
import { grantTables } from '../data/table-access.ts';
import { sourcesVariable } from '../jobs/source-access.ts';
import { ProductFunction, type StageBuild } from '../product-function.ts';
import { hexOf } from '../stages.ts';

interface StoryProps extends StageBuild {
  tables: Tables;
  userPool: UserPool;
  userFiles: Bucket;
  /** Where the platforms are played. */
  address: string;
  /** Whose story it is. */
  email: string;
}

/** The people of a branch whose platforms are played, with six weeks behind them: told while it is deployed, and told again when its code has changed. */
export class Story extends Construct {
  constructor(scope: Construct, id: string, props: StoryProps) {
    super(scope, id);
    const { tables, userPool, userFiles, address, email, ...build } = props;
    const key = stageKey(this, 'Key', build.stage, {
      description: 'Ends the password of the people of the story',
      kept: 'Whoever wants another one deploys the branch anew.',
    });
    const tell = new ProductFunction(this, 'Tell', {
      ...build,
      name: 'story',
      impact: 'The branch has no demo people: its story was not written.',
      ...{ seconds: 300, memory: 2048 },
      environment: {
        USER_POOL_ID: userPool.userPoolId,
        USER_FILES_BUCKET: userFiles.bucketName,
        SOURCES: sourcesVariable(build.stage, 'with tokens'),
        TWINS_ADDRESS: address,
        DEMO_EMAIL: email,
        DEMO_KEY: key,
      },
    });
    grantTables(tell, 'story', tables);
    grantUserFiles(this, 'Files', tell, userFiles, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject']);
    tell.addToRolePolicy(
      new PolicyStatement({
        actions: ['AdminCreateUser', 'AdminGetUser', 'AdminSetUserPassword', 'AdminAddUserToGroup'].map(
          (each) => `cognito-idp:${each}`,
        ),
        resources: [userPool.userPoolArn],
      }),
    );
    const { code } = tell.node.defaultChild as CfnFunction;
    const told = new CustomResource(this, 'Told', {
      serviceToken: tell.functionArn,
      properties: { Code: hexOf(JSON.stringify(Stack.of(this).resolve(code)), 8) },
    });
    // Longer than the function may run; CDK would write it as text.
    (told.node.defaultChild as CfnResource).addPropertyOverride('ServiceTimeout', 360);
    told.node.addDependency(this.node.findChild('Files'), tell);
    new CfnOutput(this, 'LogIn', { value: told.getAttString('LogIn') });
  }
}
