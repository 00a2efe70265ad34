import * as z from 'zod/mini';
import { siteConfig } from '../../lib/site-config.ts';
import type { Platform } from '#domain/platform/platform';
import { offline } from './offline.ts';
import { words } from './words.ts';

const Answer = z.object({
  registered: z.boolean(),
  paused: z.boolean(),
  confirmedSince: z.nullish(z.string()),
  lastCheckedOn: z.nullish(z.string()),
  statement: z.string(),
});
/** What anyone may learn of one handle. */
export type ProfileCheck = z.infer<typeof Answer>;

const QUERY = `query CheckProfile($platform: SocialPlatform!, $handle: String!) {
  checkProfile(platform: $platform, handle: $handle) {
    registered paused confirmedSince lastCheckedOn statement
  }
}`;

interface Reply {
  data?: { checkProfile?: unknown };
  errors?: { errorType?: string | null }[];
}

/** Asks the register about one handle with the public key; needs no account and no sign-in library. */
export async function checkProfile(
  platform: Platform,
  handle: string,
  signal: AbortSignal,
): Promise<ProfileCheck> {
  const { API } = await siteConfig().catch(offline);
  const service = API?.GraphQL;
  if (!service?.apiKey) throw new Error(words.failed.closed);
  const response = await fetch(service.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': service.apiKey },
    body: JSON.stringify({ query: QUERY, variables: { platform, handle } }),
    signal,
  }).catch(offline);
  if (response.status === 429) throw new Error(words.failed.limited);
  const { data, errors } = (await response.json().catch(() => ({}))) as Reply;
  if (errors?.some(({ errorType }) => errorType === 'RATE_LIMITED')) throw new Error(words.failed.limited);
  const answer = Answer.safeParse(data?.checkProfile);
  if (!answer.success) throw new Error(words.failed.silent);
  return answer.data;
}
