/** What AppSync adds to every schema: https://docs.aws.amazon.com/appsync/latest/devguide/scalars.html and its directives. */
export const prelude = /* GraphQL */ `
  scalar AWSDate
  scalar AWSTime
  scalar AWSDateTime
  scalar AWSTimestamp
  scalar AWSEmail
  scalar AWSJSON
  scalar AWSPhone
  scalar AWSURL
  scalar AWSIPAddress

  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
  directive @aws_cognito_user_pools(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION
  directive @aws_auth(cognito_groups: [String!]!) on OBJECT | FIELD_DEFINITION
  directive @aws_api_key on OBJECT | FIELD_DEFINITION
  directive @aws_iam on OBJECT | FIELD_DEFINITION
`;
