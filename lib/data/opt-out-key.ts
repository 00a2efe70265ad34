import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { removalOf } from '../kept.ts';
import type { Stage } from '../stages.ts';

/** What the list of those who are left out is keyed with: made by CloudFormation, in no template and no log. */
export class OptOutKey extends Construct {
  /** A reference that is resolved when the functions deploy that read the list. */
  readonly value: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const secret = new Secret(this, 'Key', {
      description: 'Keys the list of those who are left out of public checks',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalOf(stage),
    });
    acknowledge(secret, 'With a new key nobody would be left out any more.', 'AwsSolutions-SMG4');
    this.value = secret.secretValue.unsafeUnwrap();
  }
}
