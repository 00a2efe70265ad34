import type { BrowserContext } from 'playwright-core';
import { jpeg } from '../../../platforms/portraits/encode.ts';
import { pixels } from '../../../platforms/portraits/portrait.ts';

/** A page as a platform serves one of a profile: the shapes of its tags, all names invented. */
export interface ProfilePage {
  url: string;
  title: string;
  /** Open Graph, by name without `og:`. */
  og?: Record<string, string>;
  description?: string;
  canonical?: string;
  /** Whether the picture may be read by the page: platforms differ. */
  pictureOpen?: boolean;
  csp?: string;
}

const PICTURES = 'https://pictures.example';
const picture = `${PICTURES}/profile.jpg`;
const closed = "default-src 'self'; script-src 'self' 'nonce-of-the-platform'; connect-src 'self'";
const open = `${closed} ${PICTURES}`;

export const pages = {
  instagram: {
    url: 'https://www.instagram.com/ines.va1court/',
    title: 'Inès Valcourt (@ines.va1court) • Instagram photos and videos',
    og: {
      url: 'https://www.instagram.com/ines.va1court/',
      type: 'profile',
      title: 'Inès Valcourt (@ines.va1court) • Instagram photos and videos',
      description:
        '96 Followers, 180 Following, 12 Posts - Inès Valcourt (@ines.va1court) on Instagram: "Letterpress and long walks."',
      image: picture,
    },
    pictureOpen: true,
    csp: open,
  },
  linkedin: {
    url: 'https://www.linkedin.com/in/ines-valcourt/?trk=public_profile',
    title: 'Inès Valcourt - Printer - Valcourt Press | LinkedIn',
    og: {
      url: 'https://www.linkedin.com/in/ines-valcourt',
      title: 'Inès Valcourt - Printer - Valcourt Press | LinkedIn',
      description: 'Letterpress and long walks.',
      image: picture,
    },
    canonical: 'https://www.linkedin.com/in/ines-valcourt',
    csp: closed,
  },
  facebook: {
    url: 'https://www.facebook.com/profile.php?id=100001234567890',
    title: 'Inès Valcourt | Facebook',
    og: {
      url: 'https://www.facebook.com/profile.php?id=100001234567890',
      title: 'Inès Valcourt',
      description:
        'Inès Valcourt is on Facebook. Join Facebook to connect with Inès Valcourt and others you may know.',
      image: picture,
    },
    pictureOpen: true,
    csp: open,
  },
  tiktok: {
    url: 'https://www.tiktok.com/@ines.va1court?lang=en',
    title: 'Inès Valcourt (@ines.va1court) | TikTok',
    description:
      'Inès Valcourt (@ines.va1court) on TikTok | 88 Likes. 23 Followers. Letterpress and long walks. Watch the latest video from Inès Valcourt (@ines.va1court).',
    csp: closed,
  },
  whatsapp: {
    url: 'https://wa.me/33612345678',
    title: 'Share on WhatsApp',
    og: { title: 'Inès Valcourt', image: picture, description: 'Business Account' },
    pictureOpen: true,
    csp: open,
  },
  zoom: {
    url: 'https://us02web.zoom.us/my/ines.valcourt',
    title: 'Launch Meeting - Zoom',
    og: {
      title: 'Join our Cloud HD Video Meeting',
      description: 'Zoom is the leader in modern enterprise cloud communications.',
    },
    csp: closed,
  },
} satisfies Record<string, ProfilePage>;

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function html({ title, og = {}, description, canonical }: ProfilePage): string {
  const tags = Object.entries(og).map(
    ([name, value]) => `<meta property="og:${name}" content="${attribute(value)}">`,
  );
  return `<!doctype html><html><head><meta charset="utf-8"><title>${attribute(title)}</title>${tags.join('')}
${description ? `<meta name="description" content="${attribute(description)}">` : ''}
${canonical ? `<link rel="canonical" href="${canonical}">` : ''}</head><body><main id="app"></main></body></html>`;
}

/** Answers for these pages, and for the picture that they show, in a browser: nothing of it leaves the machine. */
export async function standIn(context: BrowserContext, page: ProfilePage, seed: string): Promise<void> {
  const portrait = await jpeg(pixels({ seed, edits: [{ kind: 'resized', side: 240 }] }), 80);
  await context.route(page.url, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html(page),
      headers: page.csp ? { 'content-security-policy': page.csp } : {},
    }),
  );
  await context.route(picture, (route) =>
    route.fulfill({
      contentType: 'image/jpeg',
      body: portrait,
      headers: page.pictureOpen ? { 'access-control-allow-origin': '*' } : {},
    }),
  );
}
