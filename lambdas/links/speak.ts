import { brand } from '#domain/brand';
import type * as z from 'zod';
import { readUpTo } from '../runtime/read-up-to.ts';
import type { Sleep } from '../runtime/retry.ts';
import { LinkRefused } from './provider.ts';

export interface Speak {
  fetch: typeof fetch;
  /** Milliseconds one question may take. */
  deadline: number;
  sleep: Sleep;
}

/** Pauses, in ms, before a question is put again that a platform could not answer yet. */
const pauses = [400, 1200];

/** Bytes of an answer, as decoded. */
const largest = 200_000;

/**
 * One call to a platform, answered as JSON. A code is good for one exchange, so nothing is repeated but what `notYet` says of a
 * refusal: that the platform does not know yet what it gave us a moment ago. Redirects are refused, so that no secret follows one.
 * Throws LinkRefused for anything but the documented answer.
 */
export async function speak<S extends z.ZodType>(
  url: string,
  init: {
    method?: 'POST';
    headers?: Record<string, string>;
    form?: Record<string, string>;
    notYet?: (refusal: unknown) => boolean;
  },
  schema: S,
  to: Speak,
): Promise<z.output<S>> {
  let answer = await askOnce(url, init, to);
  for (const ms of pauses) {
    if (answer.ok || !init.notYet?.(answer.body)) break;
    await to.sleep(ms);
    answer = await askOnce(url, init, to);
  }
  const parsed = schema.safeParse(answer.body);
  if (!answer.ok || !parsed.success)
    throw new LinkRefused('It didn’t confirm the sign-in. Please start again.');
  return parsed.data;
}

async function askOnce(
  url: string,
  {
    form,
    headers,
    method,
  }: { method?: 'POST'; headers?: Record<string, string>; form?: Record<string, string> },
  { fetch: fetcher, deadline }: Speak,
): Promise<{ ok: boolean; body: unknown }> {
  const answer = await fetcher(url, {
    method: method ?? 'GET',
    headers: {
      accept: 'application/json',
      'user-agent': brand,
      ...headers,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(form && { body: new URLSearchParams(form).toString() }),
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  }).catch(() => undefined);
  if (!answer) throw new LinkRefused('It didn’t answer in time. Please try again.');
  const bytes = answer.body && (await readUpTo(answer.body, largest));
  return { ok: answer.ok, body: bytes ? parseJson(new TextDecoder().decode(bytes)) : undefined };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** RFC 7617: how a confidential client shows its secret. */
export const basic = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;

/** An address with its query, in the order given. */
export const withQuery = (url: string, query: Record<string, string>): string =>
  `${url}?${new URLSearchParams(query).toString()}`;
