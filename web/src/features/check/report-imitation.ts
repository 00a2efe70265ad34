import type { Platform } from '#domain/platform/platform';
import { repeatKey } from '../../lib/api/repeat-key.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { offline } from './offline.ts';
import { words } from './words.ts';

/** What the form holds; see the call report-imitation of the contract. */
export interface Imitation {
  platform: Platform;
  handle: string;
  own: string;
  words: string;
  email?: string;
}

/** Tells those who run the product; needs no account and no sign-in library. Throws an Error with words for people. */
export async function reportImitation(report: Imitation): Promise<void> {
  const { API } = await siteConfig().catch(offline);
  const service = API?.REST?.['proxyAPI'];
  if (!service) throw new Error(words.failed.noReports);
  const body = JSON.stringify(report);
  const response = await fetch(`${service.endpoint}/proxy/report-imitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': repeatKey(body) },
    body,
  }).catch(offline);
  const answer = (await response.json().catch(() => ({}))) as { message?: string; received?: boolean };
  if (!response.ok) throw new Error(answer.message ?? words.failed.unexpected);
  if (!answer.received) throw new Error(words.failed.unconfirmed);
}
