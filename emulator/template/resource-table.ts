import { liveCodeName } from './live-code.ts';
import { TemplateError, type Resource } from './template.ts';

/** What becomes of a resource type on one machine. */
type Treatment =
  /** Runs here. `knows` = the properties that have an effect or need none here; without it the service itself checks. */
  | { how: 'served'; knows?: readonly string[] }
  /** Read for what another part needs. */
  | { how: 'interpreted'; as: string }
  /** Without effect on one machine. */
  | { how: 'inert'; reason: string };

const served = (...knows: string[]): Treatment =>
  knows.length ? { how: 'served', knows } : { how: 'served' };
const inert = (reason: string): Treatment => ({ how: 'inert', reason });
const interpreted = (as: string): Treatment => ({ how: 'interpreted', as });

/** Every resource type that a template may hold here; any other is refused by name. */
const resourceTable: Record<string, Treatment> = {
  'AWS::ApiGateway::Deployment': inert('a method is live as soon as it is in the template'),
  'AWS::ApiGateway::RestApi': served(
    'BinaryMediaTypes',
    // Its methods; the gateway reads it and refuses by name what it does not know.
    'Body',
    'Description',
    'EndpointConfiguration',
    'FailOnWarnings',
    'Name',
    'Parameters',
    'Tags',
  ),
  // Throttling, tracing and access logs of a stage guard a public service.
  'AWS::ApiGateway::Stage': served(
    'AccessLogSetting',
    'DeploymentId',
    'Description',
    'MethodSettings',
    'RestApiId',
    'StageName',
    'Tags',
    'TracingEnabled',
  ),
  'AWS::AppSync::ApiKey': served(),
  'AWS::AppSync::DataSource': served(),
  'AWS::AppSync::GraphQLApi': served(),
  'AWS::AppSync::GraphQLSchema': served(),
  'AWS::AppSync::Resolver': served(),
  'AWS::Budgets::Budget': inert('nothing is paid for here'),
  'AWS::CDK::Metadata': inert('statistics of the CDK'),
  'AWS::CloudFormation::CustomResource': served(),
  'AWS::CloudFront::Distribution': inert('one origin serves the site'),
  'AWS::CloudFront::Function': inert('Vite answers the paths of the web app'),
  'AWS::CloudFront::OriginAccessControl': inert('there is no bucket behind the site'),
  'AWS::CloudFront::ResponseHeadersPolicy': interpreted('the headers of the site'),
  'AWS::CloudWatch::Alarm': inert('nobody is on call'),
  'AWS::CloudWatch::Dashboard': inert('logs are files'),
  'AWS::Cognito::IdentityPool': served(),
  'AWS::Cognito::IdentityPoolPrincipalTag': served(),
  'AWS::Cognito::IdentityPoolRoleAttachment': served(),
  'AWS::Cognito::UserPool': served(),
  'AWS::Cognito::UserPoolClient': served(),
  'AWS::Cognito::UserPoolDomain': served('CustomDomainConfig', 'Domain', 'ManagedLoginVersion', 'UserPoolId'),
  'AWS::Cognito::UserPoolGroup': served('Description', 'GroupName', 'Precedence', 'UserPoolId'),
  'AWS::Cognito::UserPoolIdentityProvider': served(),
  'AWS::DynamoDB::Table': served(),
  'AWS::IAM::Policy': served('PolicyDocument', 'PolicyName', 'Roles'),
  'AWS::IAM::Role': served(
    'AssumeRolePolicyDocument',
    'Description',
    'ManagedPolicyArns',
    // A policy of the account, which no template here holds.
    'PermissionsBoundary',
    'Policies',
    'RoleName',
    'Tags',
  ),
  'AWS::Lambda::EventSourceMapping': served(
    'BatchSize',
    'BisectBatchOnFunctionError',
    'DestinationConfig',
    'Enabled',
    'EventSourceArn',
    'FilterCriteria',
    'FunctionName',
    'FunctionResponseTypes',
    // Records wait to be handed over together: here they come at once.
    'MaximumBatchingWindowInSeconds',
    'MaximumRetryAttempts',
    'ScalingConfig',
    'StartingPosition',
    'Tags',
  ),
  'AWS::Lambda::Function': served(
    'Architectures',
    'Code',
    'Description',
    'Environment',
    'FunctionName',
    'Handler',
    'LoggingConfig',
    'MemorySize',
    'RecursiveLoop',
    'ReservedConcurrentExecutions',
    'Role',
    'Runtime',
    'Tags',
    'Timeout',
    'TracingConfig',
  ),
  'AWS::Lambda::Url': served('AuthType', 'InvokeMode', 'TargetFunctionArn'),
  'AWS::Lambda::LayerVersion': inert('a deployment helper of the CDK'),
  'AWS::Lambda::Permission': inert('only this process calls functions'),
  'AWS::Logs::LogGroup': inert('logs are files below the data folder'),
  'AWS::Logs::MetricFilter': inert('nobody is on call'),
  'AWS::S3::Bucket': served(),
  'AWS::S3::BucketPolicy': inert('it demands TLS, and this origin is plain http on loopback'),
  'AWS::SES::ConfigurationSet': inert('no mail leaves this machine'),
  'AWS::SES::ConfigurationSetEventDestination': interpreted('what SES tells of mails that come back'),
  'AWS::SNS::Subscription': interpreted('the queue to which SES tells it'),
  'AWS::SNS::Topic': interpreted('the topic over which SES tells it'),
  'AWS::SNS::TopicPolicy': inert('only this process publishes to a topic'),
  'AWS::SQS::Queue': served(
    'DelaySeconds',
    'FifoQueue',
    'MessageRetentionPeriod',
    'QueueName',
    'RedrivePolicy',
    'SqsManagedSseEnabled',
    'Tags',
    'VisibilityTimeout',
  ),
  'AWS::SQS::QueuePolicy': inert('it demands TLS, and this origin is plain http on loopback'),
  'AWS::Scheduler::Schedule': served(
    'Description',
    'FlexibleTimeWindow',
    'Name',
    'ScheduleExpression',
    'ScheduleExpressionTimezone',
    'State',
    'Target',
  ),
  'AWS::SecretsManager::Secret': interpreted('a random text of this data folder'),
  'AWS::WAFv2::WebACL': inert('this origin is on loopback'),
  'AWS::WAFv2::WebACLAssociation': inert('this origin is on loopback'),
  'Custom::CDKBucketDeployment': interpreted('config.json of the site'),
  'Custom::S3AutoDeleteObjects': inert('nothing is destroyed here'),
};

/**
 * Refuses what this machine would not run as the cloud does.
 * @throws TemplateError naming the first resource type, or property of a served type, that is not known here
 */
export function checkResources(resources: readonly Resource[]): void {
  for (const { type, stack, logicalId, properties } of resources.filter(isOurs)) {
    const treatment = resourceTable[type];
    if (!treatment) throw new TemplateError(`${stack}: the emulator does not know ${type} (${logicalId})`);
    if (treatment.how !== 'served' || !treatment.knows) continue;
    const unknown = Object.keys(properties).find((name) => !treatment.knows!.includes(name));
    if (unknown)
      throw new TemplateError(`${stack}: the emulator does not know ${unknown} of ${type} (${logicalId})`);
  }
}

/** Functions that the CDK brings along to deploy files are not ours to run. */
export const isOurs = ({ type, properties }: Resource): boolean =>
  type !== 'AWS::Lambda::Function' || liveCodeName(properties.Code) !== undefined;
