import { Fn, Stack } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { removalOf } from '../kept.ts';
import type { Stage } from '../stages.ts';

/**
 * A key that a stage makes for itself. It is a secret that CloudFormation generates, in no template and no log, as a reference that is
 * resolved when the functions deploy that need it. A stage that sleeps pays for nothing by the month, so there it is the id that
 * CloudFormation gives to the stack: whoever may look into the account can read it, and what it guards goes with the branch.
 */
export function stageKey(
  scope: Construct,
  id: string,
  stage: Pick<Stage, 'keepData' | 'sleepsAfterMinutes'>,
  { description, kept }: { description: string; kept: string },
): string {
  // arn:aws:cloudformation:us-east-1:111122223333:stack/<name>/<36 characters>
  if (stage.sleepsAfterMinutes !== undefined && !stage.keepData)
    return Fn.select(2, Fn.split('/', Stack.of(scope).stackId));
  const secret = new Secret(scope, id, {
    description,
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: removalOf(stage),
  });
  acknowledge(secret, kept, 'AwsSolutions-SMG4');
  return secret.secretValue.unsafeUnwrap();
}
