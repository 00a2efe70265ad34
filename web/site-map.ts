/**
 * The site map: where every public page is. Addresses begin with a slash here, and are whole where a stage knows its own
 * (lib/web/own-address.ts).
 */
export const siteMap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
