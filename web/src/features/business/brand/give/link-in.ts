import { parseProfileLink } from '#domain/platform/platforms';
import type { SeenProfile } from '#domain/scan/finding';

/** An account that was given by its link, and what is known of it: the rest is asked for. */
export type GivenLink = Pick<SeenProfile, 'platform' | 'handle' | 'url' | 'name' | 'bio'>;

/** The account of which somebody comes to give more, as the address of the page says; undefined where it says none. */
export function linkIn(params: URLSearchParams): GivenLink | undefined {
  const link = params.get('give');
  const account = link ? parseProfileLink(link) : undefined;
  return account && { platform: account.platform, handle: account.handle, url: account.url ?? null };
}
