import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { LocalRequest } from '../host/http.ts';
import { account } from '../template/physical-names.ts';
import type { Match } from './match-path.ts';
import { forwarded, senderAddress } from '../host/forwarded.ts';

export interface Call {
  request: LocalRequest;
  apiId: string;
  stage: string;
  /** Below the stage. */
  path: string;
  match: Match;
  claims: Record<string, string> | undefined;
  requestId: string;
  /** ms since 1970 */
  now: number;
}

/** The event of a Lambda proxy integration, payload version 1.0. */
export function proxyEvent({
  request,
  apiId,
  stage,
  path,
  match,
  claims,
  requestId,
  now,
}: Call): APIGatewayProxyEvent {
  const { url, method, body } = request;
  const headers = forwarded(request.headers, senderAddress);
  const query = [...new Set(url.searchParams.keys())];
  const text = isText(headers['content-type']);
  return {
    resource: match.method.resourcePath,
    path,
    httpMethod: method,
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    queryStringParameters: query.length
      ? Object.fromEntries(query.map((name) => [name, url.searchParams.getAll(name).at(-1)]))
      : null,
    multiValueQueryStringParameters: query.length
      ? Object.fromEntries(query.map((name) => [name, url.searchParams.getAll(name)]))
      : null,
    pathParameters: match.pathParameters,
    stageVariables: null,
    body: body.length ? body.toString(text ? 'utf8' : 'base64') : null,
    isBase64Encoded: body.length > 0 && !text,
    requestContext: {
      accountId: account,
      apiId,
      authorizer: claims ? { claims } : null,
      domainName: url.host,
      domainPrefix: apiId,
      extendedRequestId: requestId,
      httpMethod: method,
      identity: { ...noIdentity, sourceIp: senderAddress, userAgent: headers['user-agent'] ?? null },
      path: `/${stage}${path}`,
      protocol: 'HTTP/1.1',
      requestId,
      requestTimeEpoch: now,
      resourceId: match.method.resourcePath,
      resourcePath: match.method.resourcePath,
      stage,
    },
  };
}

const isText = (type: string | undefined) =>
  !type || /^(text\/|application\/(json|x-www-form-urlencoded))/.test(type);

const noIdentity = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};
