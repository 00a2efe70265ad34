import { correlationHeader, newCorrelationId } from '#domain/contract/correlation';
import { siteConfig } from '../site-config.ts';
import { repeatKey } from './repeat-key.ts';

const failed = {
  offline: 'The network didn’t answer. Check your connection and try again.',
  unexpected: 'That didn’t work. Please try again in a moment.',
};

/** Posts to what needs no account and no sign-in library; everything stands in the body. Throws an Error with words for people. */
export async function openCall(path: string, request: unknown): Promise<unknown> {
  const offline = (cause: unknown) => {
    throw new Error(failed.offline, { cause });
  };
  const { API } = await siteConfig().catch(offline);
  const endpoint = API?.REST?.['appAPI']?.endpoint ?? '';
  const reference = newCorrelationId(crypto.randomUUID());
  const text = JSON.stringify(request);
  const response = await fetch(`${endpoint}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [correlationHeader]: reference,
      'Idempotency-Key': repeatKey(path + text),
    },
    body: text,
  }).catch(offline);
  const body = (await response.json().catch(() => undefined)) as { message?: string } | undefined;
  if (response.ok && body) return body;
  throw new Error((response.status < 500 && body?.message) || `${failed.unexpected} Reference: ${reference}`);
}
