import { copiedAddress, platforms } from '../help/copied-page.ts';
import { platformTable } from '../platform/platform-table.ts';
import { helpAddress, helpQuestions } from '../help/questions.ts';

/** A page that is the same for everybody: drawn ahead of time, found by search engines, shared with a picture. */
export interface PublicPage {
  address: string;
  /** Of at most 160 letters: what a search engine shows below its title. */
  description: string;
}

const page = (address: string, description: string): PublicPage => ({ address, description });

/** Every such page. A page that has its line here has its file, its head and its place in the site map. */
export const publicPages: readonly PublicPage[] = [
  page(
    '/',
    'Countersign finds copies of you on social media, lays the evidence side by side and prepares the report. Start without an account.',
  ),
  page(
    '/compare',
    'Someone is pretending to be you? Put the two profiles side by side and leave with the platform’s form, a report text and a warning. No account.',
  ),
  page(
    '/check',
    'Has the person behind an account confirmed it? Check any account on 17 platforms, without signing up.',
  ),
  page(
    '/individual',
    'Your name, your picture and your handles, watched for copies wherever watching is allowed. Free for one person; you decide about everything we find.',
  ),
  page(
    '/business',
    'A company, the people in it who agree, and its look-alike domains: Starter, Professional and Enterprise side by side.',
  ),
  page(
    '/our-commitment',
    'Five promises that can be checked: evidence instead of verdicts, help before an account, and no tool for watching other people.',
  ),
  page(
    '/company/about',
    'Why Countersign exists: copying a profile takes a minute, getting the copy removed takes days. We shorten the second part.',
  ),
  page(
    '/company/press',
    'Countersign in one sentence, what it doesn’t do and can’t see, and pictures you can use.',
  ),
  page(
    '/company/security',
    'How Countersign protects your account, what you can do yourself, and where to report a vulnerability.',
  ),
  page(
    '/company/contact',
    'Write to Countersign, with or without an account, and what to do while you wait.',
  ),
  page(
    '/data-request',
    'See, correct, download or delete what Countersign stores about you. A code by email is enough; no account needed.',
  ),
  page(
    '/verification-opt-out',
    'Don’t want to appear in public checks? Leave your accounts out with your email address and a code. No account needed.',
  ),
  page('/terms-of-service', 'The terms under which you use Countersign, last updated on April 24, 2024.'),
  page(
    '/privacy-policy',
    'What Countersign stores about you, why, for how long, and the rights you have, with an addendum for California.',
  ),
  page('/cookie-policy', 'What Countersign keeps in your browser, and why no other company is involved.'),
  page(
    '/copied',
    'Someone copied you on Instagram, Facebook, TikTok or elsewhere? The official form of each platform, what it asks for, and who helps after a refusal.',
  ),
  ...platforms.map((platform) =>
    page(
      copiedAddress(platform),
      `Someone is impersonating you on ${platformTable[platform].name}: the official way to report it, what it asks for, who may file it, how long it takes, and what to do if it is refused.`,
    ),
  ),
  page(
    '/help',
    'What people ask when someone pretends to be them: refused reports, blocks, a child, money, ID documents. And about their own account here.',
  ),
  ...helpQuestions.map(({ slug, short }) => page(helpAddress(slug), short)),
];

/**
 * Pages behind or at the door, of which only the frame is the same for everybody: it is drawn ahead of time, and names what
 * its page needs so that a browser fetches it all at once. No search engine is told of them.
 */
export const framedPages = ['/login', '/auth/signup', '/auth/forgot-password', '/dashboard'] as const;
