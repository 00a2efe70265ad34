import { createHash, randomUUID } from 'node:crypto';
import type { Durable } from '../host/durable.ts';
import type { Handle } from '../host/http.ts';
import { account, region } from '../template/physical-names.ts';
import type { Deployment } from '../template/template.ts';
import type { Lambda } from './lambda.ts';

interface CustomResources {
  deployment: Deployment;
  /** http://localhost:PORT */
  origin: string;
  durable: Durable;
  invoke: Lambda['invoke'];
  say: (line: string) => void;
}

interface Answer {
  Status?: string;
  Reason?: string;
  Data?: Record<string, string>;
}

/**
 * Custom resources of CloudFormation that a function of the template makes: it is called with an address, and answers there. Once for
 * a data folder, and again where its properties have changed, as with a deploy.
 */
export function openCustomResources({ deployment, origin, durable, invoke, say }: CustomResources) {
  const kept = durable.space<string>('custom-resources');
  const waiting = new Map<string, (answer: Answer) => void>();
  /** Answers arrive below /cloudformation/. */
  const handle: Handle = async ({ url, method, body }) => {
    const take = waiting.get(url.pathname.split('/').at(-1) ?? '');
    if (method !== 'PUT' || !take) return { status: 403 };
    take(JSON.parse(body.toString('utf8')) as Answer);
    return { status: 200 };
  };

  /** Makes each of them, one after the other; functions must be reachable. @returns their attributes by `stack.logicalId` */
  async function make(): Promise<Record<string, Record<string, string>>> {
    const made: Record<string, Record<string, string>> = {};
    for (const { stack, logicalId, properties } of deployment.ofType('AWS::CloudFormation::CustomResource')) {
      const name = `${stack}.${logicalId}`;
      const { ServiceToken, ServiceTimeout: _, ...asked } = properties;
      const now = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
      const before = await kept.get(name);
      if (before === now) continue;
      const id = randomUUID();
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      const failed = invoke(String(ServiceToken), {
        ...{ RequestType: before === undefined ? 'Create' : 'Update', RequestId: id },
        ...{ LogicalResourceId: logicalId, ResourceType: 'AWS::CloudFormation::CustomResource' },
        StackId: `arn:aws:cloudformation:${region}:${account}:stack/${stack}/local`,
        ResponseURL: `${origin}/cloudformation/${id}`,
        ...{ ServiceToken, ResourceProperties: properties },
      }).then(
        () => answered,
        (error: Error): Answer => ({ Status: 'FAILED', Reason: error.message }),
      );
      const { Status, Reason, Data = {} } = await Promise.race([answered, failed]);
      waiting.delete(id);
      if (Status !== 'SUCCESS') say(`${name} could not be made: ${Reason ?? 'it did not say why'}`);
      else await kept.put(name, now);
      made[name] = Data;
    }
    return made;
  }
  return { handle, make };
}
