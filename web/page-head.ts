import { brand } from '../domain/brand.ts';
import { structured } from './structured.ts';

export interface PageHead {
  address: string;
  title: string;
  description: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * What search engines and other pages show of a page. Addresses begin with a slash, because one build serves every stage; a
 * stage that knows its own address puts it before them when it deploys (lib/web/own-address.ts).
 */
export function pageHead({ address, title, description }: PageHead): string[] {
  const picture = pictureOf(address);
  const meta = (name: string, content: string) => `<meta ${name} content="${escaped(content)}" />`;
  return [
    meta('name="description"', description),
    `<link rel="canonical" href="${address}" />`,
    meta('property="og:site_name"', brand),
    meta('property="og:type"', 'website'),
    meta('property="og:title"', title),
    meta('property="og:description"', description),
    meta('property="og:url"', address),
    meta('property="og:image"', picture),
    meta('property="og:image:width"', '1200'),
    meta('property="og:image:height"', '630'),
    meta('property="og:image:alt"', title),
    meta('name="twitter:card"', 'summary_large_image'),
    `<script type="application/ld+json">${structured({ address, title, description })}</script>`,
  ];
}

/** Where the picture of a page lies that is shown where it is shared: `/og/copied-youtube.png`. */
export const pictureOf = (address: string): string =>
  `/og/${address.slice(1).replaceAll('/', '-') || 'home'}.png`;
