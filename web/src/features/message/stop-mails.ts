import { siteConfig } from '../../lib/site-config.ts';
import { words } from './words.ts';

/** Turns off the emails that a link names. Needs no account and no sign-in library. Throws a sentence that may be shown. */
export async function stopMails(token: string): Promise<void> {
  const offline = (cause: unknown) => {
    throw new Error(words.stop.offline, { cause });
  };
  const { API } = await siteConfig().catch(offline);
  const endpoint = (API?.REST?.['notificationAPI']?.endpoint ?? '').replace(/\/$/, '');
  const response = await fetch(`${endpoint}/notification/unsubscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(offline);
  if (response.ok) return;
  const refusal = (await response.json().catch(() => ({}))) as { message?: unknown };
  throw new Error(
    response.status < 500 && typeof refusal.message === 'string'
      ? refusal.message.slice(0, 300)
      : words.stop.unknown,
  );
}
