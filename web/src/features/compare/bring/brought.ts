import { bioInSnippet } from '#domain/platform/page-description';
import { nameInTitle } from '#domain/platform/page-title';
import type { ProfileLink } from '#domain/platform/platforms';
import { linkInText } from '#domain/platform/link/link-in-text';
import { accountAnywhere } from '../../platform/account-read.ts';
import { BROUGHT } from './bookmark.ts';

/** A profile that came from another page or from a phone's app, as far as it could be read. */
export interface Brought {
  link: string;
  name: string;
  /** What the person says of themselves. */
  bio?: string;
  picture?: File;
  /** The page has a picture that could not be taken along. */
  pictureMissing?: true;
  /** Nothing of it is a profile. */
  unread?: true;
}

/** What the bookmark hands over; anybody can make such a link, so nothing of it is believed. */
interface Page {
  link: string;
  about: string;
  title: string;
  name: string;
  text: string;
  image: string;
}

const LONGEST = { link: 2048, about: 2048, title: 300, name: 300, text: 1000, image: 90_000 };
const LONGEST_FRAGMENT = 120_000;
/** Platforms whose `og:title` is the name alone. */
const NAME_ALONE = ['FACEBOOK', 'WHATSAPP', 'GOOGLE', 'SPOTIFY'];
/** Letters that cannot be seen stay: they are how a copy gives itself away. */
const control = /\p{Cc}+/gu;

/** Reads the fragment of an address that the bookmark opened; undefined where it is none. */
export function broughtBy(fragment: string): Brought | undefined {
  if (!fragment.startsWith(BROUGHT) || fragment.length > LONGEST_FRAGMENT) return undefined;
  const page = pageIn(fragment.slice(BROUGHT.length));
  if (!page) return undefined;
  const read = accountAnywhere(page.link, '');
  if (read.state !== 'read' && read.state !== 'elsewhere') return { link: '', name: '', unread: true };
  const picture = pictureOf(page.image);
  const own =
    read.state === 'read' ? profileOf(page, read.account) : { name: namedElsewhere(page.name || page.title) };
  return {
    link: read.account.url ?? page.link,
    name: own.name ?? '',
    ...(own.text && { bio: own.text }),
    ...(own.stale !== true && picture && { picture }),
    ...(own.stale !== true && !picture && page.image && { pictureMissing: true as const }),
  };
}

/** `Maya Hollimund (@maya@mastodon.social)`, as sites that we have no row for write it too; `Telegram: Contact @maya` names nobody. */
const namedElsewhere = (title: string): string =>
  /^Telegram: \w+ @/.test(title) ? '' : (/^(.+?)\s*\(@[^()\s]+\)/.exec(title)?.[1] ?? title);

/** Name and text of a profile. Pages that change without being loaded anew keep the tags of the page before: those count only if they speak of this account. */
function profileOf(page: Page, account: ProfileLink): { name?: string; text?: string; stale?: boolean } {
  const named = nameInTitle(account, page.title);
  const about = page.about ? accountAnywhere(page.about, '') : undefined;
  const stale =
    about !== undefined &&
    (about.state !== 'read' || about.account.handle.toLowerCase() !== account.handle.toLowerCase());
  if (stale) return { ...(named && { name: named }), stale };
  const name = nameInTitle(account, page.name) ?? named ?? aloneIn(page.name, account);
  const text = page.text && bioInSnippet(account, page.text);
  return { ...(name && { name }), ...(text && { text }) };
}

function aloneIn(title: string, { platform, handle }: ProfileLink): string | undefined {
  if (!NAME_ALONE.includes(platform) || /facebook|whatsapp|youtube|spotify|log ?in/i.test(title))
    return undefined;
  return title && title.toLowerCase() !== handle.toLowerCase() ? title : undefined;
}

function pageIn(encoded: string): Page | undefined {
  try {
    const value = JSON.parse(decodeURIComponent(encoded)) as unknown;
    if (typeof value !== 'object' || value === null) return undefined;
    const text = (field: keyof Page) => {
      const given = (value as Record<string, unknown>)[field];
      if (typeof given !== 'string' || given.length > LONGEST[field]) return '';
      return given.replace(control, ' ').trim();
    };
    return {
      link: text('link'),
      about: text('about'),
      title: text('title'),
      name: text('name'),
      text: text('text'),
      image: text('image'),
    };
  } catch {
    return undefined;
  }
}

function pictureOf(image: string): File | undefined {
  const base64 = /^data:image\/jpeg;base64,([A-Za-z\d+/]+=*)$/.exec(image)?.[1];
  if (!base64) return undefined;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'From the page.jpg', { type: 'image/jpeg' });
}

/** What a phone's app shared: a text with a link somewhere in it, a screenshot, or both. */
export function broughtByShare(form: FormData): Brought {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replace(control, ' ').trim().slice(0, LONGEST.link) : '';
  };
  const file = form.get('picture');
  const picture = file instanceof File && file.size > 0 ? file : undefined;
  const found = [field('url'), field('text'), field('title')]
    .map((text) => ({ text, read: accountAnywhere(linkInText(text), '') }))
    .find(({ read }) => read.state === 'read' || read.state === 'elsewhere');
  const read = found?.read;
  if (read?.state !== 'read' && read?.state !== 'elsewhere')
    return { link: '', name: '', ...(picture ? { picture } : { unread: true as const }) };
  const name = read.state === 'read' ? nameInTitle(read.account, field('title')) : undefined;
  return { link: read.account.url ?? linkInText(found!.text), name: name ?? '', ...(picture && { picture }) };
}
