import type * as z from 'zod';
import type { rightsContract } from '#domain/contract/rights';
import { siteConfig } from '../../lib/site-config.ts';
import { words } from './words.ts';

type Contract = typeof rightsContract;
type Open = Exclude<keyof Contract, 'get-rights-requests' | 'answer-rights-request'>;

/** Calls what needs no account and no sign-in library; everything stands in the body. Throws an Error with words for people. */
export async function callRights<Name extends Open>(
  name: Name,
  request: z.input<Contract[Name]['request']>,
): Promise<z.output<Contract[Name]['response']>> {
  const offline = (cause: unknown) => {
    throw new Error(words.failed.offline, { cause });
  };
  const { API } = await siteConfig().catch(offline);
  const endpoint = API?.REST?.['appAPI']?.endpoint ?? '';
  const response = await fetch(`${endpoint}/app/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(offline);
  const body = (await response.json().catch(() => undefined)) as { message?: string } | undefined;
  if (response.ok && body) return body as z.output<Contract[Name]['response']>;
  throw new Error((response.status < 500 && body?.message) || words.failed.unexpected);
}
