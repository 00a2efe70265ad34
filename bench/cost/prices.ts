/** List prices in us-east-1 in dollars, without free allowances and discounts. */
export interface Price {
  dollars: number;
  /** For how many of `unit`. */
  per: number;
  unit: string;
  source: string;
}

const million = 1_000_000;
const price = (dollars: number, per: number, unit: string, source: string): Price => ({
  ...{ dollars, per, unit, source },
});

/** As known on 22 November 2026; only those of DynamoDB and AppSync could be looked up again here, in stored copies of pages. */
export const readOn = '22 November 2026';
export const prices = {
  writeUnit: price(0.625, million, 'write units', 'https://aws.amazon.com/dynamodb/pricing/on-demand/'),
  readUnit: price(0.125, million, 'read units', 'https://aws.amazon.com/dynamodb/pricing/on-demand/'),
  lambdaGbSecond: price(13.3334, million, 'GB-seconds on arm64', 'https://aws.amazon.com/lambda/pricing/'),
  lambdaCall: price(0.2, million, 'calls', 'https://aws.amazon.com/lambda/pricing/'),
  queueCall: price(0.4, million, 'calls', 'https://aws.amazon.com/sqs/pricing/'),
  graphqlCall: price(4, million, 'operations', 'https://aws.amazon.com/appsync/pricing/'),
  liveMessage: price(2, million, 'messages', 'https://aws.amazon.com/appsync/pricing/'),
  restCall: price(3.5, million, 'calls', 'https://aws.amazon.com/api-gateway/pricing/'),
  filePut: price(5, million, 'writes and lists', 'https://aws.amazon.com/s3/pricing/'),
  mail: price(0.1, 1_000, 'mails', 'https://aws.amazon.com/ses/pricing/'),
  activeUser: price(
    15,
    1_000,
    'active users, after 10,000 free ones',
    'https://aws.amazon.com/cognito/pricing/',
  ),
  webSearch: price(5, 1_000, 'questions', 'https://api-dashboard.search.brave.com/'),
  logGigabyte: price(0.5, 1, 'GB of logs', 'https://aws.amazon.com/cloudwatch/pricing/'),
  alarm: price(0.1, 1, 'alarms a month', 'https://aws.amazon.com/cloudwatch/pricing/'),
  dashboard: price(3, 1, 'dashboards a month', 'https://aws.amazon.com/cloudwatch/pricing/'),
  metric: price(0.3, 1, 'metrics a month', 'https://aws.amazon.com/cloudwatch/pricing/'),
  webAcl: price(5, 1, 'web ACLs a month', 'https://aws.amazon.com/waf/pricing/'),
  webAclRule: price(1, 1, 'rules a month', 'https://aws.amazon.com/waf/pricing/'),
  secret: price(0.4, 1, 'secrets a month', 'https://aws.amazon.com/secrets-manager/pricing/'),
  encryptionKey: price(1, 1, 'keys a month', 'https://aws.amazon.com/kms/pricing/'),
} as const satisfies Record<string, Price>;
