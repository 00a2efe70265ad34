// What a phone's app shares with the installed Countersign comes here and goes to the comparison. Nothing else is answered,
// and nothing else is kept: web/src/features/compare/bring/shared.ts reads it once and deletes it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/compare/share') return;
  event.respondWith(
    (async () => {
      const cache = await caches.open('countersign-shared');
      await cache.put('/compare/share', new Response(await request.formData()));
      return Response.redirect('/compare#shared', 303);
    })(),
  );
});
