import { webcrypto } from 'node:crypto';
import { expect, it } from 'vitest';
import { newSecret, signedHeaders } from './sign-message.ts';

it.each(['', '{"text":"New look-alike domain"}', 'ä'.repeat(3000)])(
  'a receiver finds a message signed, by another way to the same HMAC: %#',
  async (body) => {
    const secret = newSecret();
    const headers = signedHeaders({ id: 'event-1', body, secret }, 1_614_265_330_999);
    expect(headers).toMatchObject({ 'webhook-id': 'event-1', 'webhook-timestamp': '1614265330' });
    const key = await webcrypto.subtle.importKey(
      'raw',
      Buffer.from(secret.replace('whsec_', ''), 'base64'),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    const [version, signature] = headers['webhook-signature']!.split(',') as [string, string];
    expect(version).toBe('v1');
    const verify = (text: string) =>
      webcrypto.subtle.verify('HMAC', key, Buffer.from(signature, 'base64'), Buffer.from(text));
    expect(await verify(`event-1.1614265330.${body}`)).toBe(true);
    expect(await verify(`event-1.1614265331.${body}`)).toBe(false);
  },
);

it('each secret is its own', () => {
  const made = Array.from({ length: 50 }, newSecret);
  expect(new Set(made).size).toBe(50);
  for (const one of made) expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
});
