import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretsOver } from './secret.ts';
import { signedPost } from './signed-call.ts';

// Secrets Manager's own wire format: JSON 1.1, the operation in a header, refusals by __type.
let answer: { status: number; body: object };
const asked: { target: unknown; name: unknown; authorization: string }[] = [];
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { SecretId } = JSON.parse(Buffer.concat(chunks).toString()) as { SecretId: string };
    const { authorization = '', 'x-amz-target': target } = request.headers;
    asked.push({ target, name: SecretId, authorization });
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(answer.body));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const holds = (SecretString: string) => ({ status: 200, body: { Name: 'stage/token', SecretString } });
const refuses = (type: string) => ({ status: 400, body: { __type: type, Message: 'no' } });

let now = 0;
const secrets = () => {
  const { port } = server.address() as AddressInfo;
  // The signature is for the real host; only the way there differs.
  const way: typeof fetch = (url, init) => {
    expect(url).toEqual(new URL('https://secretsmanager.us-east-1.amazonaws.com/'));
    return fetch(`http://127.0.0.1:${port}/`, init);
  };
  return secretsOver(signedPost('secretsmanager', way), 'us-east-1', () => now);
};

beforeEach(() => {
  asked.length = 0;
  now = 0;
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKID');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});

describe('secretsOver', () => {
  it('reads a secret by its name, signed with the own role', async () => {
    answer = holds('token-1');
    expect(await secrets()('stage/token')).toBe('token-1');
    expect(asked).toMatchObject([{ target: 'secretsmanager.GetSecretValue', name: 'stage/token' }]);
    expect(asked[0]!.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/us-east-1\/secretsmanager\//,
    );
  });

  it('asks again after five minutes, and then has the new one', async () => {
    const read = secrets();
    answer = holds('token-1');
    await read('stage/token');
    answer = holds('token-2');
    now = 5 * 60_000 - 1;
    expect(await read('stage/token')).toBe('token-1');
    now = 5 * 60_000;
    expect(await read('stage/token')).toBe('token-2');
    expect(asked).toHaveLength(2);
  });

  it.each([
    'ResourceNotFoundException',
    'InvalidRequestException',
    'AccessDeniedException',
    'com.amazonaws.secretsmanager#ResourceNotFoundException',
  ])('has none on %s, and finds it once it is there', async (type) => {
    const read = secrets();
    answer = refuses(type);
    expect(await read('stage/token')).toBeUndefined();
    answer = holds('token-1');
    now = 5 * 60_000;
    expect(await read('stage/token')).toBe('token-1');
  });

  it('keeps what it had while Secrets Manager has trouble, and says so where it had nothing', async () => {
    const read = secrets();
    answer = refuses('InternalServiceError');
    await expect(read('stage/token')).rejects.toThrow('InternalServiceError');
    answer = holds('token-1');
    await read('stage/token');
    answer = refuses('ThrottlingException');
    now = 3_600_000;
    expect(await read('stage/token')).toBe('token-1');
  });
});
