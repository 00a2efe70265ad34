/** Where the service worker (web/public/share-target.js) lays what a phone's app shared, until the page has read it. */
const CACHE = 'countersign-shared';
const ADDRESS = '/compare/share';
/** The fragment with which the service worker opens the page. */
export const SHARED = '#shared';

/** What was shared with the installed app; read once, then gone. */
export async function takeShared(): Promise<FormData | undefined> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(ADDRESS);
  await caches.delete(CACHE);
  return kept?.formData();
}

/** Lets the installed app take what other apps share. The worker answers that one address and keeps nothing else. */
export async function receiveShares(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Where the browser refuses (a private window), there is nothing to install either.
  await navigator.serviceWorker.register('/share-target.js', { scope: ADDRESS }).catch(() => undefined);
}
