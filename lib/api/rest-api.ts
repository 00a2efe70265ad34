import { Duration } from 'aws-cdk-lib';
import {
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  LambdaIntegration,
  RestApi,
  type MethodOptions,
} from 'aws-cdk-lib/aws-apigateway';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { apiNames, type Endpoint, type Group } from '#domain/contract/endpoint';
import { contract } from '#domain/contract/groups';
import { acknowledge } from '../acknowledge.ts';
import { addGatewayErrors } from './gateway-errors.ts';
import { stageOptions } from './rest-stage.ts';
import type { Stage } from '../stages.ts';

export interface GroupApiProps {
  stage: Stage;
  group: Group;
  userPool: IUserPool;
  /** The one function that answers the whole group. */
  handler: IFunction;
}

/** One REST group: a method for each entry of its contract, nothing besides. */
export class GroupApi extends Construct {
  readonly api: RestApi;
  /** The API's name in the clients' configuration, e.g. `appAPI`. */
  readonly name: string;
  /** Without a trailing slash: clients add paths that begin with one. */
  readonly endpoint: string;
  readonly origin: string;

  constructor(scope: Construct, id: string, props: GroupApiProps) {
    super(scope, id);
    const { stage, group } = props;
    this.name = apiNames[group];
    const site = stage.siteUrl ?? '*';
    this.api = new RestApi(this, 'Api', {
      restApiName: `${this.name}-${stage.name}`,
      endpointTypes: [EndpointType.REGIONAL],
      // The account has one role for the gateway's logs; an API that sets it takes it from all others.
      cloudWatchRole: false,
      deployOptions: stageOptions(this, stage),
    });
    addGatewayErrors(this.api, site);
    this.origin = `https://${this.api.restApiId}.execute-api.${this.api.env.region}.amazonaws.com`;
    this.endpoint = `${this.origin}/${stage.name}`;
    this.addMethods(props, site);
    acknowledge(
      this.api,
      "The function parses each request by the same schema that the clients use; the gateway's own would be a second one.",
      'AwsSolutions-APIG2',
    );
    acknowledge(
      this.api,
      'A web ACL costs by the month; until it comes, throttling and budgets limit what a flood can do.',
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

  private addMethods({ group, userPool, handler }: GroupApiProps, site: string): void {
    const authorizer = new CognitoUserPoolsAuthorizer(this, 'SignedIn', { cognitoUserPools: [userPool] });
    const signedIn: MethodOptions = {
      authorizationType: AuthorizationType.COGNITO,
      authorizer,
      // Access tokens carry this scope, ID tokens none: an ID token is no key to the API.
      authorizationScopes: ['aws.cognito.signin.user.admin'],
    };
    const integration = new LambdaIntegration(handler, { allowTestInvoke: false });
    const entries = Object.values<Endpoint>(contract[group]);
    for (const { path, method, auth } of entries) {
      const resource = this.api.root.resourceForPath(path);
      const added = resource.addMethod(
        method,
        integration,
        auth === 'USER' ? signedIn : { authorizationType: AuthorizationType.NONE },
      );
      if (auth === 'NONE')
        acknowledge(
          added,
          'The contract says so: for people without an account. The route counts calls by address and wants a token of its own.',
          'AwsSolutions-APIG4',
          'AwsSolutions-COG4',
        );
      // A path with two methods is prepared for both of them once.
      if (resource.node.tryFindChild('OPTIONS')) continue;
      const methods = entries.filter((entry) => entry.path === path).map((entry) => entry.method);
      resource.addCorsPreflight({
        allowOrigins: [site],
        allowMethods: methods,
        allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Amz-User-Agent'],
        maxAge: Duration.hours(1),
      });
    }
  }
}
