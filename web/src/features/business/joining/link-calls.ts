import * as z from 'zod/mini';
import { repeatKey } from '../../../lib/api/repeat-key.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { words } from './words.ts';

const Invitation = z.object({
  businessId: z.string(),
  userEmailAddress: z.string(),
  business: z.string(),
  provenDomain: z.nullish(z.string()),
  invitedBy: z.nullish(z.string()),
  invitedFrom: z.nullish(z.string()),
  role: z.enum(['ADMIN', 'MANAGER', 'MEMBER']),
});
export type LinkedInvitation = z.infer<typeof Invitation>;
const Refusal = z.object({ code: z.string(), message: z.string() });

/** Why it did not work, in a sentence; `over`: trying again changes nothing. */
export class LinkFailed extends Error {
  readonly over: boolean;
  constructor(words: string, over = false) {
    super(words);
    this.over = over;
  }
}

/** What the link is about. Needs no account and no sign-in library. Throws LinkFailed. */
export const invitationOf = async (token: string, signal: AbortSignal): Promise<LinkedInvitation> =>
  Invitation.parse(await ask(`get-invitation?token=${encodeURIComponent(token)}`, { signal }));

/** Declines it; the address is forgotten. Throws LinkFailed. */
export async function declineLink(token: string): Promise<void> {
  const body = JSON.stringify({ token });
  const headers = { 'content-type': 'application/json', 'Idempotency-Key': repeatKey(body) };
  await ask('decline-invitation', { method: 'POST', headers, body });
}

async function ask(what: string, init: RequestInit): Promise<unknown> {
  const offline = () => {
    throw new LinkFailed(words.link.offline);
  };
  const { API } = await siteConfig().catch(offline);
  const endpoint = API?.REST?.['businessAPI']?.endpoint ?? '';
  const response = await fetch(`${endpoint.replace(/\/$/, '')}/business/${what}`, init).catch(offline);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const refusal = Refusal.safeParse(body);
  if (!refusal.success || response.status >= 500) throw new LinkFailed(words.link.offline);
  throw new LinkFailed(refusal.data.message, refusal.data.code !== 'RATE_LIMITED');
}
