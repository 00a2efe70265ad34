/**
 * Amplify writes https:// before the hosted login's domain and offers no way to say otherwise. A local server that
 * speaks plain http puts this script first into the page: an https address of our own host and port means http.
 * Needs the Navigation API (current browsers). Deployed pages never carry it.
 */
export const sameOriginShim = `(() => {
  const own = (address) => {
    const url = new URL(address, location.href);
    if (url.host === location.host && url.protocol === 'https:') url.protocol = 'http:';
    return url.href;
  };
  const realFetch = window.fetch;
  window.fetch = (input, init) => realFetch(input instanceof Request ? input : own(input), init);
  window.navigation?.addEventListener('navigate', (event) => {
    const target = own(event.destination.url);
    if (target === event.destination.url || !event.cancelable) return;
    event.preventDefault();
    location.href = target;
  });
})();`;
