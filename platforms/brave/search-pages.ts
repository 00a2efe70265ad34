import type { Population } from '../population/population.ts';
import { webPlatforms } from '../population/profile.ts';
import type { TwinProfile } from '../population/profile.ts';
import { pages } from './pages.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** A question as a search engine reads it: phrases of which one must stand on the page, and sites of which it must be. */
export function readQuestion(q: string): { phrases: string[][]; sites: string[] } {
  const sites = [...q.matchAll(/\bsite:([\w.-]+)/gi)].map(([, site = '']) => site.toLowerCase());
  const rest = q.replace(/\bsite:\S+/gi, ' ').replace(/\b(?:OR|AND)\b|[()]/g, ' ');
  const phrases = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) =>
    wordsOf(quoted ?? bare ?? ''),
  );
  return { phrases: phrases.filter((phrase) => phrase.length > 0), sites };
}

/**
 * Profiles whose page holds one of the phrases, word by word. Strict, since no scan can rely on more: a look-alike that is
 * written in one word with something else is not found by its handle.
 */
export function searchPages(population: Population, q: string): TwinProfile[] {
  const { phrases, sites } = readQuestion(q);
  const score = (profile: TwinProfile) => {
    const shown = ` ${wordsOf(`${profile.name ?? ''} | ${profile.handle}`).join(' ')} `;
    return Math.max(
      0,
      ...phrases.map((phrase) => (shown.includes(` ${phrase.join(' ')} `) ? 1 + phrase.length : 0)),
    );
  };
  return webPlatforms
    .filter((platform) => sites.length === 0 || sites.includes(pages[platform].site))
    .flatMap((platform) => [...population.all(platform)])
    .map((profile) => ({ profile, score: score(profile) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score || b.profile.followers - a.profile.followers)
    .map(({ profile }) => profile);
}
