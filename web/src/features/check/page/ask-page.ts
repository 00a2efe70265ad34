import * as z from 'zod/mini';
import { Platform } from '#domain/platform/platform';
import { siteConfig } from '../../../lib/site-config.ts';
import { offline } from '../offline.ts';
import { words } from '../words.ts';

const Account = z.object({
  platform: Platform,
  handle: z.string(),
  confirmedSince: z.string(),
  lastCheckedOn: z.string(),
});
/** One account of a page; see the call get-page of the contract. */
export type PageAccount = z.infer<typeof Account>;
const Business = z.object({
  domain: z.string(),
  name: z.nullable(z.string()),
  provenSince: z.string(),
  lastCheckedOn: z.string(),
});
export type PageBusiness = z.infer<typeof Business>;

const Logo = z.object({ contentType: z.string(), base64: z.string() });

const Answer = z.object({
  accounts: z.array(Account),
  /** A review holds back everything that would stand here. */
  paused: z.optional(z.boolean()),
  business: z.nullish(Business),
  logo: z.nullish(Logo),
});
/** What a page shows: of a person the accounts alone, of a business whose they are. */
export type Page = z.infer<typeof Answer>;

/** No such page, or one that is closed: nothing to try again. */
export class NoPage extends Error {}

/** What a page shows, for whoever has its address; needs no account and no sign-in library. Throws with words for people. */
export async function askPage(id: string, signal: AbortSignal): Promise<Page> {
  const { API } = await siteConfig().catch(offline);
  const service = API?.REST?.['appAPI'];
  if (!service) throw new Error(words.failed.closed);
  const query = new URLSearchParams({ id });
  const response = await fetch(`${service.endpoint}/app/get-page?${query.toString()}`, { signal }).catch(
    offline,
  );
  if (response.status === 404 || response.status === 400) throw new NoPage(words.page.none);
  if (response.status === 429) throw new Error(words.failed.limited);
  const answer = Answer.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !answer.success) throw new Error(words.failed.silent);
  return answer.data;
}
