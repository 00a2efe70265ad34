import type { Platforms } from './twins.ts';

/** The twins as a `fetch`: asked without a server between. */
export const twinFetch =
  ({ handle }: Pick<Platforms, 'handle'>): typeof fetch =>
  async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address);
    const headers = Object.fromEntries(new Headers(init?.headers));
    const text = typeof init?.body === 'string' ? init.body : '';
    const reply = await handle({ method: init?.method ?? 'GET', url, headers, body: Buffer.from(text) });
    const body = typeof reply.body === 'string' ? reply.body : new Uint8Array(reply.body ?? []);
    return new Response(reply.status === 304 ? null : body, {
      status: reply.status,
      ...(reply.headers && { headers: reply.headers }),
    });
  };
