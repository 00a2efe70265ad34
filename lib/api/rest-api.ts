import { Stack } from 'aws-cdk-lib';
import { ApiDefinition, EndpointType, SpecRestApi } from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { apiDocument } from '#domain/contract/api-document';
import { apiNames, type Endpoint, type Group } from '#domain/contract/endpoint';
import { acknowledge } from '../acknowledge.ts';
import type { Stage } from '../stages.ts';
import { gatewayBody } from './gateway-body.ts';
import { keepExecutionLogs, stageOptions } from './rest-stage.ts';

export interface GroupApiProps {
  stage: Stage;
  group: Group;
  /** The group's contract. */
  entries: Record<string, Endpoint>;
  userPool: IUserPool;
  /** Answers the whole group. */
  handler: IFunction;
  /** Those that answer some of its calls in the place of `handler`, by name. */
  others?: Record<string, IFunction>;
}

/** One REST group, made from one document: an endpoint more is a line of its body and no resource. */
export class GroupApi extends Construct {
  readonly api: SpecRestApi;
  /** The API's name in the clients' configuration, e.g. `appAPI`. */
  readonly name: string;
  /** Without a trailing slash: clients add paths that begin with one. */
  readonly endpoint: string;
  readonly origin: string;

  constructor(
    scope: Construct,
    id: string,
    { stage, group, entries, userPool, handler, others = {} }: GroupApiProps,
  ) {
    super(scope, id);
    this.name = apiNames[group];
    const { partition, region } = Stack.of(this);
    const answering = (call: string): IFunction => {
      const other = entries[call]?.answeredBy;
      if (other === undefined) return handler;
      if (!others[other]) throw new Error(`${call} is answered by ${other}, which ${group} lacks.`);
      return others[other];
    };
    const restApiName = `${this.name}-${stage.name}`;
    this.api = new SpecRestApi(this, 'Api', {
      restApiName,
      apiDefinition: ApiDefinition.fromInline(
        gatewayBody({
          document: apiDocument(group, entries, []),
          name: restApiName,
          origin: stage.siteUrl ?? '*',
          userPoolArn: userPool.userPoolArn,
          invokeUri: (call) =>
            `arn:${partition}:apigateway:${region}:lambda:path/2015-03-31/functions/${answering(call).functionArn}/invocations`,
        }),
      ),
      // What the gateway does not understand stops the deploy; a method whose authorizer was dropped would be open.
      failOnWarnings: true,
      endpointTypes: [EndpointType.REGIONAL],
      // The import would make an edge-optimized API, and CloudFormation change it afterwards.
      parameters: { endpointConfigurationTypes: EndpointType.REGIONAL },
      // The account has one role for the gateway's logs; an API that sets it takes it from all others.
      cloudWatchRole: false,
      deployOptions: stageOptions(this, stage),
    });
    if (stage.accessLogs) keepExecutionLogs(this, this.api, stage);
    handler.addPermission('Gateway', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: this.api.arnForExecuteApi('*', '/*', stage.name),
    });
    for (const [call, { method, path, answeredBy }] of Object.entries(entries))
      if (answeredBy !== undefined)
        answering(call).addPermission(`Gateway-${call}`, {
          principal: new ServicePrincipal('apigateway.amazonaws.com'),
          sourceArn: this.api.arnForExecuteApi(method, path, stage.name),
        });
    this.origin = `https://${this.api.restApiId}.execute-api.${this.api.env.region}.amazonaws.com`;
    this.endpoint = `${this.origin}/${stage.name}`;
    this.acknowledgeFindings(stage);
  }

  /** Nag sees no methods in a body; test/api/contract.test.ts holds each of them against the contract. */
  private acknowledgeFindings(stage: Stage): void {
    acknowledge(
      this.api,
      "The function parses each request by the same schema that the clients use; the gateway's own would be a second one.",
      'AwsSolutions-APIG2',
    );
    if (!stage.watched)
      acknowledge(
        this.api,
        'A web ACL costs by the month: production has one. Throttling and budgets limit what a flood can do here.',
        'AwsSolutions-APIG3',
      );
    if (!stage.accessLogs)
      acknowledge(
        this.api,
        "Access logs need the account's role for them, which a branch must not depend on.",
        'AwsSolutions-APIG1',
        'AwsSolutions-APIG6',
      );
  }
}
