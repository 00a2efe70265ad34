/**
 * First path segments that belong to the web app. CloudFront answers them with the app's page; anything else is an object
 * of the bucket, and a missing object stays missing. By prefix and not by "has a dot": handles contain dots.
 */
export const appPrefixes = [
  'announce',
  'auth',
  'business',
  'business-dashboard',
  'business-onboarding',
  'business-settings',
  'cases',
  'check',
  'company',
  'compare',
  'connections',
  'cookie-policy',
  'dashboard',
  'data-request',
  'helper',
  'individual',
  'login',
  'notifications',
  'onboarding',
  'our-commitment',
  'privacy-policy',
  'reviews',
  'settings',
  'support',
  'terms-of-service',
  'unsubscribe',
  'verification-opt-out',
];

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
