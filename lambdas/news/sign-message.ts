import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** What messages of a webhook are signed with: 24 random bytes, written as standardwebhooks.com does. */
export const newSecret = (): string => prefix + randomBytes(24).toString('base64');

/**
 * The headers by which a receiver knows that a message is ours, fresh and not seen before (standardwebhooks.com): its id stays the
 * same when it is sent again, its time does not. `now` in milliseconds.
 */
export function signedHeaders(
  { id, body, secret }: { id: string; body: string; secret: string },
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
