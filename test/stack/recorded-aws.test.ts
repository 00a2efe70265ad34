import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { returnedMail } from '#domain/message/returned-mail';
import { gatewayResponse } from '../../emulator/apigateway/gateway-response.ts';
import { newsroom } from '../../emulator/appsync/in-test/newsroom.ts';
import { createAppSync } from '../../emulator/appsync/server.ts';
import { takeReturned } from '../../lambdas/message/take-returned.ts';
import { type Recorded, recorded, recordedNames } from '../support/sources/recorded.ts';

/** What AWS itself answered, beside what the emulator answers in its place and what functions read of it. */
const names = recordedNames('AWS');

type Fields = Record<string, unknown>;
const bodyOf = ({ body }: Recorded) => body as Fields;

function gateway(refusal: 'MISSING_AUTHENTICATION_TOKEN' | 'INTEGRATION_FAILURE') {
  const { status, headers, body } = gatewayResponse(undefined, refusal, 'request');
  return { status, headers: headers as Record<string, string>, body: JSON.parse(String(body)) as Fields };
}

/** All that a socket says to somebody with this token who begins, and listens. */
async function onSocket(token: string): Promise<Fields[]> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const api = newsroom({ modes: ['userPool'] });
  const appSync = createAppSync({
    api: { ...api, sdl: api.sdl.replaceAll('@aws_iam', '').replaceAll('@aws_api_key', '') },
    origin: 'http://localhost:1',
    dynamo: { call: () => Promise.reject(new Error('no tables')) },
    invokeLambda: () => Promise.reject(new Error('no functions')),
    verifyToken: async (one) => (one === 'bad' ? undefined : { sub: one }),
    ...{ findCredentials: () => undefined, statementsOf: () => [], now: () => 0, keepAliveMs: 60_000 },
  });
  server.on('upgrade', (request, socket, head) => appSync.handleUpgrade(request, socket, head));
  const authorization = { Authorization: token, host: 'localhost' };
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64url');
  const address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql/realtime`;
  const socket = new WebSocket(address, ['graphql-ws', `header-${header}`]);
  const heard: Fields[] = [];
  await new Promise<void>((done) => {
    socket.on('close', () => done());
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Fields;
      heard.push(message);
      const query = 'subscription S($userId: ID!) { onNews(userId: $userId) { id } }';
      const payload = {
        data: JSON.stringify({ query, variables: { userId: token } }),
        extensions: { authorization },
      };
      if (message.type === 'connection_ack') socket.send(JSON.stringify({ id: '1', type: 'start', payload }));
      if (message.type === 'start_ack') socket.close();
    });
  });
  await appSync.close();
  await new Promise((done) => server.close(done));
  return heard;
}

const topic = 'arn:aws:sns:us-east-1:000000000000:ours';
/** What a function makes of a message as SNS puts it on a queue. */
const taken = (Message: unknown) =>
  takeReturned(
    JSON.stringify({
      ...{ Type: 'Notification', TopicArn: topic },
      Message: typeof Message === 'string' ? Message : JSON.stringify(Message),
    }),
    { addresses: { stop: async () => true }, topic, configurationSet: 'Alerts', now: () => 0 },
  );
/** The same event under our configuration set; what was masked or left out by whoever recorded it is put back. */
const asOurs = (event: Fields) => ({
  ...event,
  mail: {
    ...(event.mail as Fields),
    timestamp: '2026-11-20T12:00:00.000Z',
    tags: { 'ses:configuration-set': ['Alerts'] },
  },
});
/** An event as it is published under a configuration set, of the notification that an identity sends. */
const published = ({ notificationType, ...rest }: Fields) => asOurs({ eventType: notificationType, ...rest });

/** Each recording, and what is held to it. */
const held: Record<string, (one: Recorded) => Promise<void> | void> = {
  // Our gateway checks no parameters, the functions do; the shape of what it says itself is the same.
  'apigw-rest-400-missing-parameters': (one) =>
    expect(Object.keys(bodyOf(one))).toEqual(Object.keys(gateway('INTEGRATION_FAILURE').body)),
  'apigw-rest-403-missing-authentication-token': (one) => {
    const ours = gateway('MISSING_AUTHENTICATION_TOKEN');
    expect([ours.status, ours.body]).toEqual([one.status, one.body]);
    expect(ours.headers).toMatchObject(one.headers!);
  },
  // Where a function fails a proxy integration answers 502 with the same words.
  'apigw-rest-500': (one) => expect(gateway('INTEGRATION_FAILURE').body).toEqual(one.body),
  'appsync-connection-ack': async (one) => expect(await onSocket('maya')).toContainEqual(one.body),
  'appsync-start-ack': async (one) => expect(await onSocket('maya')).toContainEqual(one.body),
  'appsync-connection-error-unauthorized': async (one) => {
    const [said] = await onSocket('bad');
    const errorsOf = ({ payload }: Fields) => (payload as { errors: Fields[] }).errors;
    const [ours, theirs] = [errorsOf(said!)[0]!, errorsOf(bodyOf(one))[0]!];
    expect({ ...said, payload: null }).toEqual({ ...bodyOf(one), payload: null });
    expect({ ...ours, message: '' }).toEqual({ ...theirs, message: '' });
  },
  'ses-notification-bounce': (one) =>
    expect(returnedMail(published(bodyOf(one)))).toMatchObject({
      ...{ because: 'bounced', addresses: ['jane@example.com'] },
    }),
  'ses-notification-complaint': (one) =>
    expect(returnedMail(published(bodyOf(one)))).toMatchObject({
      ...{ because: 'complained', addresses: ['richard@example.com'] },
    }),
  'ses-notification-delivery': (one) => expect(returnedMail(published(bodyOf(one)))).toBeUndefined(),
  'ses-event-send': (one) => expect(returnedMail(bodyOf(one))).toBeUndefined(),
  'ses-event-reject': (one) => expect(returnedMail(bodyOf(one))).toBeUndefined(),
  'ses-event-rendering-failure': (one) => expect(returnedMail(asOurs(bodyOf(one)))).toBeUndefined(),
  'ses-sns-event-send': async (one) =>
    expect(await taken(asOurs(bodyOf(one).Message as Fields))).toEqual({ stopped: 0 }),
  'ses-sns-event-delivery': async (one) =>
    expect(await taken(asOurs(bodyOf(one).Message as Fields))).toEqual({ stopped: 0 }),
  'ses-sns-validation-message': async (one) =>
    expect(await taken(bodyOf(one).Message)).toEqual({ stopped: 0 }),
};

describe('recorded answers of AWS (../shared/recorded)', () => {
  it.skipIf(names.length === 0)('each is held to something', () => {
    expect(Object.keys(held).sort()).toEqual([...names].sort());
  });
  it.skipIf(names.length === 0).each(Object.entries(held))('%s', async (name, check) => {
    await check(recorded(`AWS/${name}`));
  });
});
