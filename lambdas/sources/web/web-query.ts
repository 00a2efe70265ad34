import type { WebIdentity } from '../web-search.ts';

/** Where each platform has its profiles, as narrow as `site:` takes it. */
const sites = [
  ...['facebook.com', 'linkedin.com', 'tiktok.com', 'pinterest.com'],
  ...['snapchat.com', 'open.spotify.com', 'learn.microsoft.com', 'discord.com'],
];
const where = sites.map((site) => `site:${site}`).join(' OR ');

/** What Brave takes in one question. */
const most = { letters: 400, words: 50 };

const query = (terms: readonly string[]): string => `(${terms.join(' OR ')}) (${where})`;
const fits = (text: string): boolean => text.length <= most.letters && text.split(/\s+/).length <= most.words;

/** An identity as questions to the search engine: one, unless it is too long. What fits into none is left out. */
export function webQueries({ handles, names }: WebIdentity): string[] {
  const terms = [...new Set([...handles, ...names].map(phrase))].filter(
    (term) => term !== '' && fits(query([term])),
  );
  const groups: string[][] = [];
  for (const term of terms) {
    const last = groups.at(-1);
    if (last && fits(query([...last, term]))) last.push(term);
    else groups.push([term]);
  }
  return groups.map(query);
}

/** A phrase that must be found as it stands; without the quotation marks that would end it. */
function phrase(text: string): string {
  const plain = text
    .replace(/["“”„\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return /[\p{L}\p{N}]/u.test(plain) ? `"${plain}"` : '';
}
