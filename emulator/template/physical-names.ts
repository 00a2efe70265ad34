import { createHash } from 'node:crypto';

/** The account and region that every name and ARN of the emulator carries. */
export const account = '000000000000';
export const region = 'us-east-1';

export interface Named {
  stack: string;
  logicalId: string;
  type: string;
  /** The resolved name property (TableName, FunctionName, ...), where the template gives one. */
  givenName?: string;
  /** http://localhost:PORT */
  origin: string;
}

/** Which property names a resource; a type that is missing here is named after its stack and logical id. */
export const nameProperty: Record<string, string> = {
  'AWS::AppSync::DataSource': 'Name',
  'AWS::ApiGateway::Stage': 'StageName',
  'AWS::Cognito::UserPoolDomain': 'Domain',
  'AWS::Cognito::UserPoolGroup': 'GroupName',
  'AWS::Cognito::UserPoolIdentityProvider': 'ProviderName',
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::Scheduler::ScheduleGroup': 'Name',
  'AWS::SNS::Topic': 'TopicName',
  'AWS::SQS::Queue': 'QueueName',
};

/** A stable name: the same template gives the same names on every start, so that kept data is found again. */
export function physicalName({ stack, logicalId, type, givenName }: Named): string {
  if (givenName) return givenName;
  const hash = digest(stack, logicalId);
  switch (type) {
    case 'AWS::Cognito::UserPool':
      return `${region}_${alphanumeric(hash, 9)}`;
    case 'AWS::Cognito::UserPoolClient':
      return alphanumeric(hash, 26);
    case 'AWS::Cognito::IdentityPool':
      return `${region}:${uuid(hash)}`;
    case 'AWS::AppSync::GraphQLApi':
      return alphanumeric(hash, 26);
    case 'AWS::AppSync::ApiKey':
      return `da2-${alphanumeric(hash, 26)}`;
    case 'AWS::ApiGateway::RestApi':
      return alphanumeric(hash, 10);
    case 'AWS::CloudFront::Distribution':
      return `E${alphanumeric(hash, 13).toUpperCase()}`;
    case 'AWS::S3::Bucket':
      return `${stack}-${logicalId}`.toLowerCase().slice(0, 63);
    default: {
      const name = `${stack}-${logicalId}`;
      return name.length <= 64 ? name : `${name.slice(0, 55)}-${alphanumeric(hash, 8)}`;
    }
  }
}

/** What `Ref` gives, where that is not the name. */
export function refOf(named: Named): string {
  const name = physicalName(named);
  switch (named.type) {
    case 'AWS::SQS::Queue':
      return `${named.origin}/sqs/${account}/${name}`;
    case 'AWS::AppSync::GraphQLApi':
    case 'AWS::AppSync::ApiKey':
    case 'AWS::SNS::Topic':
      return arnOf(named);
    default:
      return name;
  }
}

/** What `Fn::GetAtt` gives; `undefined` means that the emulator does not know this attribute of this type. */
export function attributeOf(named: Named, attribute: string): string | undefined {
  const name = physicalName(named);
  if (attribute === 'Arn') return arnOf(named);
  return attributes[named.type]?.(name, named)[attribute];
}

type Attributes = (name: string, named: Named) => Record<string, string>;

const attributes: Record<string, Attributes> = {
  'AWS::ApiGateway::RestApi': (id) => ({ RootResourceId: `${id}-root`, RestApiId: id }),
  'AWS::ApiGateway::Deployment': (id) => ({ DeploymentId: id }),
  'AWS::AppSync::GraphQLApi': (id, { origin }) => ({
    ApiId: id,
    GraphQLUrl: `${origin}/graphql`,
    GraphQLDns: new URL(origin).host,
    GraphQLEndpointArn: `arn:aws:appsync:${region}:${account}:endpoints/graphql-api/${id}`,
    RealtimeUrl: `${origin.replace('http', 'ws')}/graphql/realtime`,
    RealtimeDns: new URL(origin).host,
  }),
  'AWS::AppSync::ApiKey': (id) => ({ ApiKey: id, ApiKeyId: id }),
  'AWS::AppSync::DataSource': (name, named) => ({ Name: name, DataSourceArn: arnOf(named) }),
  'AWS::AppSync::FunctionConfiguration': (id, named) => ({ FunctionId: id, FunctionArn: arnOf(named) }),
  'AWS::AppSync::GraphQLSchema': (id) => ({ Id: id }),
  'AWS::CloudFront::Distribution': (id) => ({ Id: id, DomainName: 'site.local.invalid' }),
  'AWS::CloudFront::Function': (name, named) => ({ FunctionARN: arnOf(named), Name: name }),
  'AWS::CloudFront::OriginAccessControl': (id) => ({ Id: id }),
  'AWS::CloudFront::ResponseHeadersPolicy': (id) => ({ Id: id }),
  'AWS::CloudFront::CachePolicy': (id) => ({ Id: id }),
  'AWS::Cognito::IdentityPool': (name) => ({ Name: name }),
  'AWS::Cognito::UserPool': (id) => ({
    UserPoolId: id,
    ProviderName: `cognito-idp.${region}.amazonaws.com/${id}`,
    ProviderURL: `https://cognito-idp.${region}.amazonaws.com/${id}`,
  }),
  'AWS::Cognito::UserPoolClient': (id) => ({ ClientId: id, Name: id }),
  'AWS::DynamoDB::Table': (name, named) => ({ StreamArn: `${arnOf(named)}/stream/local`, TableId: name }),
  'AWS::DynamoDB::GlobalTable': (name, named) => ({
    StreamArn: `${arnOf(named)}/stream/local`,
    TableId: name,
  }),
  'AWS::IAM::Role': (name) => ({ RoleId: `AROA${alphanumeric(digest('role', name), 17).toUpperCase()}` }),
  'AWS::Lambda::Url': (name, { origin }) => ({ FunctionUrl: `${origin}/lambda-url/${name}/` }),
  'AWS::S3::Bucket': (name) => ({
    DomainName: `${name}.s3.amazonaws.com`,
    RegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
  }),
  'AWS::SNS::Topic': (name, named) => ({ TopicArn: arnOf(named), TopicName: name }),
  'AWS::SQS::Queue': (name, { origin }) => ({
    QueueName: name,
    QueueUrl: `${origin}/sqs/${account}/${name}`,
  }),
};

/** The ARN, in the form that the type has in the cloud where a policy or an event source names it. */
function arnOf(named: Named): string {
  const name = physicalName(named);
  const at = (service: string, resource: string) => `arn:aws:${service}:${region}:${account}:${resource}`;
  switch (named.type) {
    case 'AWS::AppSync::GraphQLApi':
      return at('appsync', `apis/${name}`);
    case 'AWS::CloudFront::Distribution':
      return `arn:aws:cloudfront::${account}:distribution/${name}`;
    case 'AWS::Cognito::UserPool':
      return at('cognito-idp', `userpool/${name}`);
    case 'AWS::DynamoDB::Table':
    case 'AWS::DynamoDB::GlobalTable':
      return at('dynamodb', `table/${name}`);
    case 'AWS::IAM::Role':
      return `arn:aws:iam::${account}:role/${name}`;
    case 'AWS::Lambda::Function':
      return at('lambda', `function:${name}`);
    case 'AWS::Logs::LogGroup':
      return `${at('logs', `log-group:${name}`)}:*`;
    case 'AWS::S3::Bucket':
      return `arn:aws:s3:::${name}`;
    case 'AWS::SNS::Topic':
    case 'AWS::SQS::Queue':
      return at(named.type.split('::')[1]!.toLowerCase(), name);
    case 'AWS::Scheduler::Schedule':
      return at('scheduler', `schedule/default/${name}`);
    default:
      return at(named.type.split('::')[1]?.toLowerCase() ?? 'custom', name);
  }
}

/** The ARN of a stack, which ends in an id of its own. */
export const stackId = (stack: string): string =>
  `arn:aws:cloudformation:${region}:${account}:stack/${stack}/${uuid(digest('stack', stack))}`;

const digest = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('/')).digest();

function alphanumeric(hash: Buffer, length: number): string {
  let number = BigInt(`0x${hash.toString('hex')}`);
  let text = '';
  for (; text.length < length; number /= 36n) text += (number % 36n).toString(36);
  return text;
}

function uuid(hash: Buffer): string {
  const hex = hash.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
