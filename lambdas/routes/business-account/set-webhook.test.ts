import { expect, it } from 'vitest';
import { setWebhook } from './set-webhook.ts';

/** What is kept when this address is saved. */
async function saved(url: string): Promise<unknown> {
  let kept: unknown;
  const services = {
    seats: { seatOf: async () => ({ role: 'ADMIN' }) },
    integrations: { setWebhook: async (_: string, hook: unknown) => void (kept = hook) },
    newSecret: () => 'whsec_a',
  } as unknown as Parameters<typeof setWebhook>[1];
  const caller = { sub: 'ada', groups: [], token: '' };
  await setWebhook(
    { request: { businessId: 'b', url }, caller, now: 0, headers: {}, sourceIp: '' },
    services,
  );
  return kept;
}

it.each([
  ...['https://192.168.1.4/', 'https://10.0.0.1/in', 'https://127.0.0.1/'],
  ...['https://169.254.169.254/', 'https://3232235780/'],
])('%s, which the internet does not reach, is refused when it is saved', async (url) =>
  expect(saved(url)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message:
      'That address is in a private network, where we can’t post. Please enter one that can be reached from the internet.',
  }),
);

it.each(['https://hooks.slack.com/services/a', 'https://93.184.215.14/in'])('%s is saved', async (url) =>
  expect(await saved(url)).toMatchObject({ url, secret: 'whsec_a' }),
);
