/** The fragment under which the bookmark hands a page over: what stands behind # is sent to no server. */
export const BROUGHT = '#bring=';

/**
 * What the bookmark runs in the page that one looks at. It reads the page's own link, title, description and picture, and opens
 * the comparison with them; nothing else is asked but that picture, from where the page has it. A text and no function: it runs
 * in other pages, so it must not hold what a build adds to functions. Cut where `brought.ts` cuts.
 */
const script = (origin: string) => `(async () => {
  const meta = (name) =>
    (document.querySelector('meta[property="' + name + '"],meta[name="' + name + '"]') || {}).content || '';
  const canonical = document.querySelector('link[rel="canonical"]');
  const page = {
    link: location.href.slice(0, 2048),
    about: (meta('og:url') || (canonical && canonical.href) || '').slice(0, 2048),
    title: document.title.slice(0, 300),
    name: meta('og:title').slice(0, 300),
    text: (meta('og:description') || meta('description')).slice(0, 1000),
  };
  const image = meta('og:image') || meta('twitter:image');
  if (image) {
    page.image = 'not loaded';
    try {
      const late = new AbortController();
      setTimeout(() => late.abort(), 3000);
      const answer = await fetch(image, { credentials: 'omit', signal: late.signal });
      const picture = await createImageBitmap(await answer.blob());
      const scale = Math.min(1, 320 / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
      page.image = canvas.toDataURL('image/jpeg', 0.85);
    } catch {}
  }
  const to = ${JSON.stringify(`${origin}/compare${BROUGHT}`)} + encodeURIComponent(JSON.stringify(page));
  const tab = window.open(to);
  if (tab) tab.opener = null;
  else location.href = to;
})()`;

/** The address of the bookmark for a site. */
export const bookmark = (origin: string): string =>
  `javascript:void${encodeURIComponent(script(origin).replace(/\n\s*/g, ' '))}`;
