/** Headers of a call that anybody could have signed: neither side asks by whom, where nobody is told to be. */
export const signedAsAnybody = (operation: string): Record<string, string> => ({
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-target': `DynamoDB_20120810.${operation}`,
  'x-amz-date': '20261125T120000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=anybody/20261125/us-east-1/dynamodb/aws4_request, ' +
    `SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`,
});
