import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Amplify } from 'aws-amplify';
import { get } from 'aws-amplify/api';
import { signUp } from 'aws-amplify/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCredentials } from '../../emulator/iam/credentials.ts';
import { openDurable } from '../../emulator/host/durable.ts';
import { timeOf } from '../../emulator/iam/claimed-signature.ts';
import { verifySigV4 } from '../../emulator/iam/sigv4.ts';

/**
 * How the client behaves when the network or a service does not, and when its clock is wrong: the real library against a
 * server that misbehaves. Waits are noted and passed over, so that nothing here takes time.
 */
type Reply = { status: number; headers?: Record<string, string>; body?: string } | 'hang up';
let server: Server;
let origin: string;
/** What the server answers, in order; the last one again and again. */
let script: Reply[] = [];
let answer: (path: string, headers: Record<string, string>) => Reply;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
    const reply = answer(request.url ?? '/', headers);
    if (reply === 'hang up') request.socket.destroy();
    else response.writeHead(reply.status, reply.headers).end(reply.body ?? '{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configure();
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});

function configure(signed?: Awaited<ReturnType<typeof keys>>): void {
  Amplify.configure(
    {
      Auth: {
        Cognito: {
          userPoolId: 'us-east-1_test00001',
          userPoolClientId: 'c',
          userPoolEndpoint: `${origin}/cognito`,
        },
      },
      API: { REST: { userApi: { endpoint: origin, region: 'us-east-1', service: 'execute-api' } } },
    },
    signed && { Auth: { credentialsProvider: signed } },
  );
}

const waits: number[] = [];
beforeEach(() => {
  asked = [];
  answer = () => (script.length > 1 ? script.shift()! : script[0]!);
  waits.length = 0;
  const later = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: () => void,
    milliseconds = 0,
    ...rest: unknown[]
  ) => {
    // Between attempts it waits for tenths of a second; other timers are those of the connection, and are left alone.
    const isWait = milliseconds >= 100 && milliseconds <= 600;
    if (isWait) waits.push(milliseconds);
    return later(run, isWait ? 0 : milliseconds, ...rest);
  }) as typeof setTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const rest = () => get({ apiName: 'userApi', path: '/user/devices' }).response;
const cognito = () => signUp({ username: 'maya@hollimund.example', password: 'Lamp-post-7' });
const callers = [
  ['a REST call', rest],
  ['a call of the identity service', cognito],
] as const;

describe.each(callers)('%s', (_, send) => {
  test.each([429, 500, 502, 503, 504])('is tried three times when the answer is %i', async (status) => {
    script = [{ status }];
    await expect(send()).rejects.toThrow();
    expect(asked).toHaveLength(3);
  });

  test('is tried three times when the network fails', async () => {
    script = ['hang up'];
    await expect(send()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(asked).toHaveLength(3);
  });

  test.each(['ThrottlingException', 'TooManyRequestsException', 'RequestTimeout'])(
    'is tried three times on %s',
    async (code) => {
      script = [
        { status: 400, headers: { 'x-amzn-errortype': code }, body: JSON.stringify({ __type: code }) },
      ];
      await expect(send()).rejects.toThrow();
      expect(asked).toHaveLength(3);
    },
  );

  test.each([400, 401, 403, 404, 409, 501])('is not repeated when the answer is %i', async (status) => {
    script = [{ status }];
    await expect(send()).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['least', 0, [200, 400]],
    ['most', 1, [300, 500]],
  ])(
    'waits longer each time, from 100 ms doubled, the jitter at its %s',
    async (_jitter, random, expected) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      script = [{ status: 503 }];
      await expect(send()).rejects.toThrow();
      expect(waits).toEqual(expected);
    },
  );
});

test('what fails twice and then answers is an answer', async () => {
  script = [{ status: 500 }, 'hang up', { status: 200, body: '{"devices":[]}' }];
  expect(await (await rest()).body.json()).toEqual({ devices: [] });
  expect(asked).toHaveLength(3);
});

/** Keys of the local token service, whatever the clock of the client says about their end. */
async function keys() {
  const credentials = await createCredentials(await openDurable(undefined), Date.now);
  const issued = await credentials.issue({
    roleArn: 'arn:aws:iam::000000000000:role/person',
    seconds: 3 * 86_400,
  });
  return {
    find: credentials.find,
    getCredentialsAndIdentityId: () =>
      Promise.resolve({ credentials: { ...issued, expiration: undefined }, identityId: 'us-east-1:1' }),
    clearCredentialsAndIdentityId: () => {},
  };
}

describe('a clock that is wrong', () => {
  /** A service that checks signatures by its own clock, and says what time it is. */
  async function serviceAhead(minutes: number, first: (checked: string) => number) {
    const signed = await keys();
    configure(signed);
    const now = () => Date.now() + minutes * 60_000;
    const attempts: { result: string; behind: number }[] = [];
    answer = (path, headers) => {
      const request = { method: 'GET', url: new URL(path, origin), headers, body: Buffer.alloc(0) };
      const checked = verifySigV4(request, signed.find, now);
      const result = checked.ok ? 'ok' : checked.code;
      const behind = Math.round((now() - timeOf(headers['x-amz-date'] ?? '')) / 60_000);
      const status = attempts.push({ result, behind }) === 1 ? first(result) : checked.ok ? 200 : 403;
      const date = new Date(now()).toUTCString();
      return { status, headers: { date, 'x-amzn-errortype': result }, body: '{"devices":[]}' };
    };
    return attempts;
  }

  test.each([20, -20, 60 * 24])('by %i minutes: the call is made again by the right one', async (minutes) => {
    const attempts = await serviceAhead(minutes, () => 403);
    expect(await (await rest()).body.json()).toEqual({ devices: [] });
    expect(attempts).toEqual([
      { result: 'RequestTimeTooSkewed', behind: minutes },
      { result: 'ok', behind: 0 },
    ]);
  });

  test.each([
    [4, 4],
    [5, 0],
    [-4, -4],
    [-5, 0],
  ])('by %i minutes: what is signed after the first answer is %i behind', async (minutes, left) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) });
    const attempts = await serviceAhead(minutes, () => 503);
    await rest();
    expect(attempts.map(({ behind }) => behind)).toEqual([minutes, left]);
  });
});
