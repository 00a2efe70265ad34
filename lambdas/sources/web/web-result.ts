import { parseProfileLink, type ProfileLink } from '#domain/platform/platforms';
import { isOnlyCompared } from '#domain/platform/opens-profile';
import type { SeenProfile } from '#domain/scan/finding';
import * as z from 'zod';
import { twinPageOf } from '../asking/page-of.ts';
import { seenText } from '../asking/seen-text.ts';
import { literally } from '#domain/platform/literally';
import { shownText } from './shown-text.ts';
import { bioInSnippet } from '#domain/platform/page-description';
import { nameInTitle } from '#domain/platform/page-title';

const text = z.string().nullish();
const Result = z.object({
  ...{ url: z.string(), title: text, description: text },
  extra_snippets: z.array(z.string()).nullish(),
  thumbnail: z.object({ src: text, logo: z.boolean().nullish() }).nullish(),
});

/**
 * The account that a search result shows; undefined where it is no account's page. A page below a profile (a video, a post)
 * tells that the account is there, and its title and snippet are not the account's.
 */
export function seenInResult(
  result: unknown,
  { apiUrl, servesImage }: { apiUrl: string; servesImage: (url: string) => boolean },
): SeenProfile | undefined {
  const parsed = Result.safeParse(result);
  const link = parsed.success ? parseProfileLink(parsed.data.url) : undefined;
  if (!parsed.success || !link || isOnlyCompared(link.handle)) return undefined;
  const { url, title, description, extra_snippets, thumbnail } = parsed.data;
  const known = { platform: link.platform, handle: link.handle.slice(0, 200), seenIn: 'web search' as const };
  const twin = twinPageOf(link.platform, link.handle, apiUrl);
  if (!isProfilePage(url, link)) return { ...known, url: twin ?? link.url };
  const picture = thumbnail?.logo ? undefined : seenText(thumbnail?.src, 2048);
  return {
    ...known,
    url: twin ?? seenText(url, 2048),
    name: seenText(nameInTitle(link, shownText(title)), 500),
    bio: seenText(bioOf(link, [description, ...(extra_snippets ?? [])]), 5000),
    imageUrl: picture && servesImage(picture) ? picture : undefined,
  };
}

/** The first snippet in which the person speaks. */
const bioOf = (link: ProfileLink, snippets: readonly (string | null | undefined)[]): string | undefined =>
  snippets.map((snippet) => bioInSnippet(link, shownText(snippet))).find((bio) => bio !== undefined);

/** Whether the address ends with the account: /@maya does, /@maya/video/1 does not. A language may follow. */
function isProfilePage(address: string, { platform, handle }: ProfileLink): boolean {
  const url = new URL(/^https?:/i.test(address) ? address : `https://${address}`);
  if (url.searchParams.get('id') === handle) return true;
  const path = safely(url.pathname).toLowerCase().replace(/\/+$/, '');
  const end = platform === 'LINKEDIN' ? path.replace(/\/[a-z]{2}$/, '') : path;
  return [path, end].some((each) => new RegExp(`[/@-]${literally(handle.toLowerCase())}$`, 'u').test(each));
}

function safely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
