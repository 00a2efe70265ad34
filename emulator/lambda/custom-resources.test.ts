import { expect, test } from 'vitest';
import { openDurable } from '../host/durable.ts';
import { serve } from '../host/serve.ts';
import type { Deployment } from '../template/template.ts';
import { openCustomResources } from './custom-resources.ts';

/** A stack with one custom resource, whose function does as given. */
async function stack(answer: (event: Record<string, string>) => Promise<unknown>) {
  const properties: Record<string, string> = { ServiceToken: 'arn:make', Size: '1' };
  const deployment = {
    ofType: () => [{ stack: 'Shop', logicalId: 'Made', properties }],
  } as unknown as Deployment;
  const durable = await openDurable(undefined);
  const said: string[] = [];
  const asked: unknown[] = [];
  let origin = '';
  const invoke = async (name: string, event: unknown) => {
    asked.push([name, (event as Record<string, string>)['RequestType']]);
    return answer(event as Record<string, string>);
  };
  const open = () =>
    openCustomResources({ deployment, origin, durable, invoke, say: (line) => said.push(line) });
  let custom = open();
  const server = await serve((request) => custom.handle(request));
  origin = server.origin;
  custom = open();
  return { make: () => custom.make(), properties, said, asked, close: () => server.close() };
}

const put = (event: Record<string, string>, body: object) =>
  fetch(event['ResponseURL']!, { method: 'PUT', body: JSON.stringify(body) });

test('a function makes it once, says so at the address that it was given, and again when it has changed', async () => {
  const { make, properties, asked, said, close } = await stack((event) =>
    put(event, { Status: 'SUCCESS', Data: { Size: event['RequestType'] } }),
  );
  expect(await make()).toEqual({ 'Shop.Made': { Size: 'Create' } });
  expect(await make()).toEqual({});
  properties['Size'] = '2';
  expect(await make()).toEqual({ 'Shop.Made': { Size: 'Update' } });
  expect(asked).toEqual([
    ['arn:make', 'Create'],
    ['arn:make', 'Update'],
  ]);
  expect(said).toEqual([]);
  await close();
});

test('says what failed, and tries again at the next start', async () => {
  let fails = true;
  const { make, said, close } = await stack(async (event) => {
    if (fails) throw new Error('out of paint');
    await put(event, { Status: 'SUCCESS' });
  });
  await make();
  expect(said).toEqual(['Shop.Made could not be made: out of paint']);
  fails = false;
  expect(await make()).toEqual({ 'Shop.Made': {} });
  await close();
});

test('takes no answer for what nobody waits for', async () => {
  let address = '';
  const { make, close } = await stack(async (event) => {
    address = event['ResponseURL']!;
    await put(event, { Status: 'SUCCESS' });
  });
  await make();
  expect((await put({ ResponseURL: address }, { Status: 'SUCCESS' })).status).toBe(403);
  await close();
});
