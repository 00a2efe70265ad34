import { words } from '../words.ts';

const attribute = (value: string): string => value.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/**
 * The badge for a page of one's own: a picture that the register draws anew each time, and a link to what it says in words. When the
 * proof ends, so does the badge.
 * @param api the app group's address, e.g. https://….execute-api.us-east-1.amazonaws.com/prodb
 */
export function badgeHtml({
  platform,
  handle,
  platformName,
  address,
  api,
}: {
  platform: string;
  handle: string;
  platformName: string;
  address: string;
  api: string;
}): string {
  const query = new URLSearchParams({ platform, handle });
  const image = attribute(`${api}/app/badge?${query.toString()}`);
  const alt = attribute(words.badge.state(handle, platformName));
  return `<a href="${attribute(address)}"><img src="${image}" width="420" height="84" alt="${alt}"></a>`;
}
