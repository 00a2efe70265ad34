import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** Where every alarm of a stage goes, and to which whoever is on call subscribes. In the first stack in which something runs, so that all others reach it. */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // Refusing plain http gives the topic a policy of its own, which takes the place of AWS's: without this nobody may publish.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        sid: 'BudgetOfThisAccount',
        principals: [new ServicePrincipal('budgets.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    acknowledge(
      this.topic,
      'CloudWatch cannot publish under the key of AWS; an alarm names a function and no person.',
      'AwsSolutions-SNS2',
    );
    new CfnOutput(this, 'Address', {
      value: this.topic.topicArn,
      description: 'Subscribe to hear of alarms',
    });
  }
}
