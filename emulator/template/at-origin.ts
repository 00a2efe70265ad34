/** The site's address in a template for the emulator; the real one is known only when the port is. */
const placeholderOrigin = 'http://site.local.invalid';

/** Puts this origin in the place of the site's, and of the AWS addresses that the template builds from ids. */
export const atOrigin = (text: string, origin: string): string =>
  text
    .replaceAll(placeholderOrigin, origin)
    .replace(/https:\/\/([a-z0-9]+)\.execute-api\.[a-z0-9-]+\.amazonaws\.com/g, `${origin}/execute-api/$1`);

/** A resolved value with each of its texts changed. */
export function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changeTexts(item, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changeTexts(item, change)]));
  return value;
}
