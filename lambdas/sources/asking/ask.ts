import { readUpTo } from '../../runtime/read-up-to.ts';
import { type Sleep, pause } from '../../runtime/retry.ts';
import { SourceSilent } from '../source.ts';

export interface Ask {
  fetch: typeof fetch;
  /** Milliseconds one question may take. */
  deadline: number;
  attempts: number;
  random: () => number;
  sleep: Sleep;
  now: () => number;
}

export interface Question {
  url: string;
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

/** What a platform answered. `body` is undefined where it was no JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Bytes of an answer, as decoded. */
const largest = 2_000_000;
const again = new Set([500, 502, 503, 504]);

/**
 * Puts one question to a platform's API: bounded in time and size, no redirects, repeated on what may pass. Gives every
 * answer below 500 as it came, for the source to read.
 * @throws SourceSilent when it stays without an answer, breaks off, is too large, or says 200 with something else than JSON.
 */
export async function askPlatform(
  { url, method = 'GET', headers, body }: Question,
  ask: Ask,
): Promise<Answer> {
  let why = 'It didn’t answer in time.';
  for (let attempt = 1; attempt <= ask.attempts; attempt += 1) {
    if (attempt > 1) await ask.sleep(pause(attempt - 1, { first: 300, longest: 4000, random: ask.random }));
    const answer = await ask
      .fetch(url, {
        ...{ method, headers, redirect: 'error', signal: AbortSignal.timeout(ask.deadline) },
        ...(body !== undefined && { body }),
      })
      .catch(() => undefined);
    if (!answer) continue;
    if (!again.has(answer.status)) return read(answer);
    await answer.body?.cancel();
    why = `It answered with an error (${answer.status}).`;
  }
  throw new SourceSilent(why);
}

async function read(answer: Response): Promise<Answer> {
  const { status, headers } = answer;
  const bytes = answer.body ? await readUpTo(answer.body, largest) : new Uint8Array();
  if (!bytes) throw new SourceSilent('Its answer was cut off or too large.');
  try {
    return { status, headers, body: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
  } catch {
    if (status < 300) throw new SourceSilent('Its answer didn’t match its documentation.');
    return { status, headers, body: undefined };
  }
}
