import type { Ask } from '../../../lambdas/sources/asking/ask.ts';

/** What a source put to its platform. */
export interface Asked {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** A platform as a list of answers: an error is a connection that broke. Keeps what was asked and how long was waited. */
export function answering(...replies: (Response | Error)[]) {
  const asked: Asked[] = [];
  const pauses: number[] = [];
  const ask: Ask = {
    fetch: (async (url: string, init: RequestInit) => {
      asked.push({
        url: new URL(url),
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body as string | undefined,
      });
      const reply = replies.shift() ?? new Response('', { status: 404 });
      if (reply instanceof Error) throw reply;
      return reply;
    }) as unknown as typeof fetch,
    deadline: 1000,
    attempts: 3,
    random: () => 1,
    sleep: async (ms) => void pauses.push(ms),
    now: () => Date.parse('2026-11-20T08:00:00Z'),
  };
  return { ask, asked, pauses };
}

/** A JSON answer. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
