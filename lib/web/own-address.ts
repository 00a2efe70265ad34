import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Stage } from '../stages.ts';

/** What a stage's pages need to know of it. */
export type Address = Pick<Stage, 'siteUrl' | 'ephemeral' | 'hostedLogin' | 'providers'>;

const hidden = 'User-agent: *\nDisallow: /\n';

/** Addresses in a page's head, in the site map and in robots.txt, which are built without the stage's own. */
const bare = /((?:rel="canonical" href="|property="og:(?:url|image)" content="|<loc>|^Sitemap: ))(?=\/)/gm;

/** Files of the build that name addresses which others read: pages, the site map and robots.txt. */
export const namesAddresses = (file: string): boolean =>
  /\.html$|^sitemap\.xml$|^robots\.txt$/.test(basename(file));

/** A text of the build with whole addresses, as search engines and pages elsewhere want them. */
export const withAddress = (text: string, siteUrl: string): string =>
  text.replace(bare, (before) => before + siteUrl);

/** A page whose form, drawn ahead, leaves room for the buttons of so many providers. */
export const withWaysIn = (text: string, providers: number): string =>
  text.replace(/(data-ways-in=")\d/, (_, before: string) => `${before}${providers}`);

/**
 * A copy of the built site's pages that knows where it is. A stage of a branch, or one without an address of its own, is not
 * to be found: its robots.txt says so. The copy lies beside the build and is made anew each time.
 */
export function atOwnAddress(web: string, { siteUrl, ephemeral, hostedLogin, providers }: Address): string {
  const copy = `${web}-at-its-address`;
  rmSync(copy, { recursive: true, force: true });
  const top = (path: string) => relative(web, path).split(/[\\/]/)[0]!;
  cpSync(web, copy, {
    recursive: true,
    filter: (path) => !['assets', '.vite', 'config.json'].includes(top(path)),
  });
  if (siteUrl === undefined || ephemeral) writeFileSync(join(copy, 'robots.txt'), hidden);
  if (siteUrl !== undefined)
    for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
      if (namesAddresses(name)) {
        const file = join(copy, name);
        const text = withAddress(readFileSync(file, 'utf8'), siteUrl);
        writeFileSync(file, withWaysIn(text, hostedLogin ? Object.keys(providers).length : 0));
      }
  return copy;
}
