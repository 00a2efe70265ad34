import { readUpTo } from '../runtime/read-up-to.ts';
import { type Sleep, pause } from '../runtime/retry.ts';
import { SourceSilent } from './source.ts';

export interface Ask {
  fetch: typeof fetch;
  /** Milliseconds one question may take. */
  deadline: number;
  attempts: number;
  random: () => number;
  sleep: Sleep;
}

/** Bytes of an answer, as decoded. */
const largest = 2_000_000;
const again = new Set([429, 500, 502, 503, 504]);

/**
 * Asks a platform's API for JSON: bounded in time and size, no redirects, repeated on what may pass.
 * Undefined on 404; throws SourceSilent when it stays without an answer.
 */
export async function askJson(url: string, headers: Record<string, string>, ask: Ask): Promise<unknown> {
  let why = 'It did not answer in time.';
  for (let attempt = 1; attempt <= ask.attempts; attempt += 1) {
    if (attempt > 1) await ask.sleep(pause(attempt - 1, { first: 300, longest: 4000, random: ask.random }));
    const answer = await ask
      .fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(ask.deadline) })
      .catch(() => undefined);
    if (!answer) continue;
    if (answer.ok) return parseJson(answer);
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    why = limited(answer)
      ? 'It asked us to wait; we look again with the next search.'
      : `It answered with an error (${answer.status}).`;
    if (limited(answer) || !again.has(answer.status)) break;
  }
  throw new SourceSilent(why);
}

/** 429, or a 403 that says the rate is used up: asking again at once would only make it worse. */
const limited = (answer: Response) =>
  answer.status === 429 || (answer.status === 403 && answer.headers.get('x-ratelimit-remaining') === '0');

async function parseJson(answer: Response): Promise<unknown> {
  const bytes = answer.body && (await readUpTo(answer.body, largest));
  if (!bytes) throw new SourceSilent('Its answer broke off or was too large.');
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new SourceSilent('Its answer was not what it documents.');
  }
}
