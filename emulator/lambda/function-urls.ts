import { randomUUID } from 'node:crypto';
import { json, type Handle } from '../host/http.ts';
import { senderAddress } from '../host/forwarded.ts';
import type { Deployment } from '../template/template.ts';
import type { Lambda } from './lambda.ts';

interface FunctionUrls {
  deployment: Deployment;
  invoke: Lambda['invoke'];
  /** ms since 1970 */
  now: () => number;
}

interface Result {
  statusCode?: number;
  headers?: Record<string, string>;
  body?: string;
  isBase64Encoded?: boolean;
}

/** Addresses of functions that anybody may call, at /lambda-url/<name>/…: payload version 2.0, answered as a whole. */
export function handleFunctionUrls({ deployment, invoke, now }: FunctionUrls): Handle {
  const functions = new Map(
    deployment
      .ofType('AWS::Lambda::Url')
      .map(({ physicalName, properties }) => [physicalName, String(properties.TargetFunctionArn)]),
  );
  return async ({ method, url, headers, body }) => {
    const [, , name = '', ...rest] = url.pathname.split('/');
    const target = functions.get(name);
    if (target === undefined) return json(403, { Message: 'Forbidden' });
    const rawPath = `/${rest.join('/')}`;
    const event = {
      ...{ version: '2.0', routeKey: '$default', rawPath, rawQueryString: url.search.slice(1) },
      headers: {
        ...headers,
        'x-forwarded-proto': url.protocol.slice(0, -1),
        'x-forwarded-for': senderAddress,
      },
      queryStringParameters: Object.fromEntries(url.searchParams),
      requestContext: {
        ...{ domainName: url.host, requestId: randomUUID(), stage: '$default', timeEpoch: now() },
        http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: senderAddress },
      },
      ...(body.length > 0 && { body: body.toString('base64') }),
      isBase64Encoded: body.length > 0,
    };
    try {
      const {
        statusCode = 200,
        headers: answered,
        body: text = '',
        isBase64Encoded,
      } = (await invoke(target, event)) as Result;
      const reply = isBase64Encoded ? Buffer.from(text, 'base64') : text;
      return {
        status: statusCode,
        headers: { 'content-type': 'application/json', ...answered },
        body: reply,
      };
    } catch {
      // Its log has the cause.
      return json(502, { Message: 'Internal Server Error' });
    }
  };
}
