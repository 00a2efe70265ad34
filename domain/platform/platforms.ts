import { linkInText } from './link/link-in-text.ts';
import type { Platform } from './platform.ts';
import { platformTable } from './platform-table.ts';

export interface ProfileLink {
  platform: Platform;
  handle: string;
  /** The canonical page of that handle; missing where it was named without one. */
  url?: string;
}

const longest = 2048;

/**
 * Reads a pasted profile link into platform and handle. Nothing is fetched.
 * Accepts any usual form: without scheme, with m. or www., with a tracking query, among other words. Undefined when it is no profile of a known platform.
 */
export function parseProfileLink(text: string): ProfileLink | undefined {
  if (text.length > longest) return undefined;
  const url = parseUrl(linkInText(text));
  if (!url) return undefined;
  const host = url.hostname.toLowerCase();
  const path = pathOf(url);
  for (const [platform, row] of Object.entries(platformTable) as [
    Platform,
    (typeof platformTable)[Platform],
  ][]) {
    if (!row.hosts.some((own) => host === own || host.endsWith(`.${own}`))) continue;
    for (const form of row.paths) {
      // The query is only part of the form where a platform puts the handle there; elsewhere it is tracking.
      const whole = wholeForm(form);
      const { handle, kind } = (whole.exec(path) ?? whole.exec(path + url.search))?.groups ?? {};
      // A percent sign is left where a part could not be decoded; no handle has one.
      if (!handle || handle.includes('%') || row.reserved?.includes(handle.toLowerCase())) continue;
      return linkOf(platform, handle, kind);
    }
  }
  return undefined;
}

/** Reads what a person typed for a platform: a link to a profile there, or a handle with or without @. */
export function parseAccount(platform: Platform, text: string): ProfileLink | undefined {
  const link = parseProfileLink(text);
  if (link) return link.platform === platform ? link : undefined;
  const row = platformTable[platform];
  const plain = text.trim().replace(/^@/, '');
  const handle = row.typed?.(plain) ?? plain;
  if (!row.handle.test(handle) || row.reserved?.includes(handle.toLowerCase())) return undefined;
  return linkOf(platform, handle);
}

/**
 * A form that ends where the part of the address ends: a longer handle is never read as its first letters, which are somebody else's.
 * After a colon, apps name something of that person's.
 */
function wholeForm(form: RegExp): RegExp {
  const whole = wholeForms.get(form) ?? new RegExp(`${form.source}(?![^/?#&:])`, form.flags);
  wholeForms.set(form, whole);
  return whole;
}
const wholeForms = new Map<RegExp, RegExp>();

/** In letters, as people read them: `/%40maya` is `/@maya`, `/%D1%96` is `/і`, and `/#!/maya` was `/maya`. */
const pathOf = ({ pathname, hash }: URL): string =>
  (hash.startsWith('#!/') ? hash.slice(2).split('?')[0]! : pathname)
    .split('/')
    .map((part) => decode(part) ?? part)
    .join('/')
    .replace(/\/{2,}/g, '/');

const linkOf = (platform: Platform, handle: string, kind?: string): ProfileLink => ({
  platform,
  handle,
  url: platformTable[platform].page(handle, kind),
});

function parseUrl(text: string): URL | undefined {
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(withScheme);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where it holds no letters, or an escaped sign that would end the part. */
function decode(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part);
    return /[/?#&%]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
