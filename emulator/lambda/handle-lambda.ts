import { randomUUID } from 'node:crypto';
import { json, type Handle, type LocalResponse } from '../host/http.ts';
import type { Refuse } from '../iam/authority.ts';
import { account, region } from '../template/physical-names.ts';
import type { EventSource } from './event-sources.ts';
import type { Lambda } from './lambda.ts';

interface LambdaApi {
  eventSources: readonly EventSource[];
  lambda: Pick<Lambda, 'invoke'>;
  refuse: Refuse;
}

/** Lambda's own calls, as far as they are played: a function is invoked, an event source mapping read and switched. */
export function handleLambda({ eventSources, lambda, refuse }: LambdaApi): Handle {
  return async (request) => {
    const path = request.url.pathname.replace(/^\/lambda/, '').replace(/\/$/, '');
    const denied = (action: string, resource: string): LocalResponse | undefined => {
      const refused = refuse(request, action, `arn:aws:lambda:${region}:${account}:${resource}`);
      return refused && failure(403, refused.code, refused.message);
    };

    const invoked = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path)?.[1];
    if (invoked && request.method === 'POST') {
      const name = decodeURIComponent(invoked).split(':').at(-1)!;
      const refused = denied('lambda:InvokeFunction', `function:${name}`);
      if (refused) return refused;
      const event = request.body.length > 0 ? (JSON.parse(request.body.toString('utf8')) as unknown) : {};
      if (request.headers['x-amz-invocation-type'] !== 'Event')
        return failure(501, 'NotImplemented', 'The emulated Lambda is invoked as an event only.');
      // Nobody waits for it: its log has what became of it.
      void lambda.invoke(name, event).catch(() => {});
      return { status: 202 };
    }

    const uuid = /^\/2015-03-31\/event-source-mappings\/([^/]+)$/.exec(path)?.[1];
    if (!uuid || !['GET', 'PUT'].includes(request.method))
      return failure(501, 'NotImplemented', `The emulated Lambda does not know ${request.method} ${path}.`);
    const action = request.method === 'GET' ? 'GetEventSourceMapping' : 'UpdateEventSourceMapping';
    const refused = denied(`lambda:${action}`, `event-source-mapping:${uuid}`);
    if (refused) return refused;
    const source = eventSources.find((each) => each.uuid === uuid);
    if (!source)
      return failure(404, 'ResourceNotFoundException', 'The resource you requested does not exist.');
    if (request.method === 'PUT') {
      const { Enabled, ...others } = JSON.parse(request.body.toString('utf8')) as Record<string, unknown>;
      const unknown = Object.keys(others)[0];
      if (unknown || typeof Enabled !== 'boolean')
        return failure(501, 'NotImplemented', `The emulated Lambda changes Enabled alone, not ${unknown}.`);
      await source.enable(Enabled);
    }
    return json(request.method === 'PUT' ? 202 : 200, {
      UUID: uuid,
      EventSourceArn: source.arn,
      State: source.enabled() ? 'Enabled' : 'Disabled',
    });
  };
}

const failure = (status: number, code: string, message: string): LocalResponse =>
  json(status, { message }, { 'x-amzn-errortype': code, 'x-amzn-requestid': randomUUID() });
