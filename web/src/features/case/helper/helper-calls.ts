import * as z from 'zod/mini';
import type { Platform } from '#domain/platform/platform';
import { repeatKey } from '../../../lib/api/repeat-key.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { isPlatform } from '../../platform/account-read.ts';
import { words as said } from './words.ts';

const Asked = z.object({
  platform: z.string(),
  handle: z.string(),
  url: z.nullish(z.string()),
  askedBy: z.string(),
  expiresAt: z.string(),
});
/** What a friend is asked to look at. */
export interface Asked {
  platform: Platform;
  handle: string;
  url?: string | null | undefined;
  askedBy: string;
  expiresAt: string;
}
/** The request of `helper-screenshot` without the contract: this page is all that a friend's phone loads of ours. */
export const Sent = z.object({
  words: z.string().check(z.trim(), z.maxLength(500)),
  screenshot: z.object({ base64: z.string(), fileSha256: z.optional(z.string()) }),
});
const Refusal = z.object({ code: z.string(), message: z.string() });

/**
 * Why it did not work, in a sentence; `ended`: trying again changes nothing, as the link is used, too old or unknown ('over'), or as no
 * screenshot is needed for now ('rests').
 */
export class HelperFailed extends Error {
  readonly ended: 'over' | 'rests' | undefined;
  constructor(words: string, { ended, cause }: { ended?: HelperFailed['ended']; cause?: unknown } = {}) {
    super(words, { cause });
    this.ended = ended;
  }
}

const endings: Record<string, 'over' | 'rests'> = { NOT_FOUND: 'over', FORBIDDEN: 'rests' };

const tokenForm = /^[A-Za-z\d]{40}$/;

/** What the link is about. Needs no account and no sign-in library. Throws HelperFailed. */
export async function askedOf(token: string, signal: AbortSignal): Promise<Asked> {
  if (!tokenForm.test(token)) throw new HelperFailed(said.refused.over, { ended: 'over' });
  const { platform, ...asked } = Asked.parse(await ask(`helper-case?token=${token}`, { signal }));
  // A platform that this page does not know yet: it was loaded before the product learnt of it.
  if (!isPlatform(platform)) throw new HelperFailed(said.refused.reload);
  return { ...asked, platform };
}

/** Adds the screenshot; the link is used up by it. Throws HelperFailed. */
export async function sendScreenshot(
  token: string,
  words: string,
  screenshot: z.infer<typeof Sent>['screenshot'],
): Promise<void> {
  const body = JSON.stringify({ token, words, screenshot });
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': repeatKey(body) };
  await ask('helper-screenshot', { method: 'POST', headers, body });
}

async function ask(what: string, init: RequestInit): Promise<unknown> {
  const { API } = await siteConfig().catch((cause: unknown) => {
    throw new HelperFailed(said.refused.offline, { cause });
  });
  const endpoint = API?.REST?.['appAPI']?.endpoint ?? '';
  const response = await fetch(`${endpoint.replace(/\/$/, '')}/app/${what}`, init).catch((cause: unknown) => {
    throw new HelperFailed(said.refused.offline, { cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const refusal = Refusal.safeParse(body);
  if (!refusal.success || response.status >= 500) throw new HelperFailed(said.refused.unknown);
  const { code, message } = refusal.data;
  throw new HelperFailed(message, { ended: endings[code] });
}
