import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/**
 * The CloudFront Function (its runtime 2.0) that rewrites the address of a page to the object that holds it: the first page
 * is drawn ahead of time (index.html), every other one starts empty (app.html).
 */
export const rewriteCode = (prefixes: readonly string[]): string => `
const prefixes = ${JSON.stringify(prefixes)};
function handler(event) {
  const request = event.request;
  if (request.uri === '/') request.uri = '/index.html';
  else if (prefixes.includes(request.uri.split('/')[1])) request.uri = '/app.html';
  return request;
}
`;
