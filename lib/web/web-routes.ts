import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { framedPages, publicPages } from '#domain/site/public-pages';

/** Where every page of the web app has its line. Known by path: lib imports nothing of the web. */
const routesFile = fileURLToPath(new URL('../../web/src/routes.tsx', import.meta.url));

/** Pages that only a stack on one's own machine has. */
const localOnly = 'local';

/**
 * First path segments that belong to the web app. CloudFront answers them with the app's page; anything else is an object
 * of the bucket, and a missing object stays missing. By prefix and not by "has a dot": handles contain dots.
 */
export function appPrefixes(source = readFileSync(routesFile, 'utf8')): string[] {
  const segments = [...source.matchAll(/\bpath: '\/?([a-z][a-z-]*)/g)].map(([, segment]) => segment!);
  return [...new Set(segments)].filter((segment) => segment !== localOnly).sort();
}

/** Addresses that are drawn ahead of time (/compare), the first page aside; each is an object of its own (/compare.html). */
export const prerenderedPaths = (): string[] =>
  [...publicPages.map(({ address }) => address), ...framedPages].filter((address) => address !== '/');

/**
 * The CloudFront Function (its runtime 2.0) that rewrites the address of a page to the object that holds it: some are drawn
 * ahead of time, every other one starts empty (app.html).
 */
export const rewriteCode = (prefixes: readonly string[], prerendered: readonly string[]): string => `
const prefixes = ${JSON.stringify(prefixes)};
const prerendered = ${JSON.stringify(prerendered)};
function handler(event) {
  const request = event.request;
  if (request.uri === '/') request.uri = '/index.html';
  else if (prerendered.includes(request.uri)) request.uri += '.html';
  else if (prefixes.includes(request.uri.split('/')[1])) request.uri = '/app.html';
  return request;
}
`;
