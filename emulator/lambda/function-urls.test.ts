import { expect, test } from 'vitest';
import { serve } from '../host/serve.ts';
import type { Deployment } from '../template/template.ts';
import { handleFunctionUrls } from './function-urls.ts';

const deployment = {
  ofType: (type: string) =>
    type === 'AWS::Lambda::Url'
      ? [{ physicalName: 'Shop-Greet', properties: { AuthType: 'NONE', TargetFunctionArn: 'arn:greet' } }]
      : [],
} as unknown as Deployment;

async function asked(path: string, init: RequestInit, answer: (event: Record<string, unknown>) => unknown) {
  const invoked: unknown[] = [];
  const invoke = async (name: string, event: unknown) => {
    invoked.push(name);
    return answer(event as Record<string, unknown>);
  };
  const server = await serve(handleFunctionUrls({ deployment, invoke, now: () => 1_000 }));
  try {
    const reply = await fetch(`${server.origin}/lambda-url/${path}`, init);
    const bytes = Buffer.from(await reply.arrayBuffer());
    return { reply, bytes, text: bytes.toString(), invoked };
  } finally {
    await server.close();
  }
}

test('an address hands a request to its function, in the form that version 2.0 has', async () => {
  const { text, invoked } = await asked(
    'Shop-Greet/a/b%20c?x=1&x=2',
    { method: 'POST', body: 'hello', headers: { 'X-Mine': 'yes' } },
    (event) => ({ statusCode: 200, body: JSON.stringify(event) }),
  );
  expect(invoked).toEqual(['arn:greet']);
  expect(JSON.parse(text)).toMatchObject({
    ...{ version: '2.0', rawPath: '/a/b%20c', rawQueryString: 'x=1&x=2', isBase64Encoded: true },
    body: Buffer.from('hello').toString('base64'),
    headers: { 'x-mine': 'yes', 'x-forwarded-proto': 'http' },
    requestContext: { http: { method: 'POST', path: '/a/b%20c' }, timeEpoch: 1_000 },
  });
});

test('what a function answers arrives: status, headers, bytes', async () => {
  const bytes = Buffer.from([0, 255, 128, 10]);
  const { reply, bytes: got } = await asked('Shop-Greet/', {}, () => ({
    ...{ statusCode: 404, headers: { 'content-type': 'image/png' } },
    ...{ body: bytes.toString('base64'), isBase64Encoded: true },
  }));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'image/png']);
  expect(got.equals(bytes)).toBe(true);
});

test('a function that fails is 502 without a word of why, and an address of none is 403', async () => {
  const failed = await asked('Shop-Greet/', {}, () => {
    throw new Error('secret');
  });
  expect([failed.reply.status, failed.text]).toEqual([502, '{"Message":"Internal Server Error"}']);
  const nobody = await asked('Shop-Nobody/', {}, () => ({ statusCode: 200 }));
  expect([nobody.reply.status, nobody.invoked]).toEqual([403, []]);
});
