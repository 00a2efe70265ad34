import { clip } from '../glyph/text-folds.ts';

// Apart from what makes sites of links: that needs the list of public suffixes, which a comparison in the browser does without.

export const MAX_LINKS = 30;
export const MAX_LINK = 2048;

/**
 * Which pages links lead to: unlike an address that is compared, with all that tells one page from another
 * ("watch?v=1", "youtu.be/aB").
 */
export const pagesOf = (links: readonly string[] | undefined): ReadonlySet<string> =>
  new Set(
    (links ?? [])
      .slice(0, MAX_LINKS)
      .map(pageOf)
      .filter((page) => page !== ''),
  );

const pageOf = (link: string) =>
  clip(link, MAX_LINK)
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/^[^/?#]+/, (host) => host.toLowerCase())
    .replace(/#.*$/s, '')
    .replace(/(?<!\/)\/+(?=\?|$)/, '');
