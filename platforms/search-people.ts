import type { TwinProfile } from './population/profile.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/**
 * Accounts that a platform's search gives, likeliest first. No platform publishes how it matches; this is on the strict side,
 * since no scan can rely on more: the handle begins with what was asked, or the name has all of its words.
 */
export function searchPeople(profiles: Iterable<TwinProfile>, asked: string): TwinProfile[] {
  const words = wordsOf(asked);
  const start = words.join('');
  if (start === '') return [];
  const score = ({ handle, name = '' }: TwinProfile) => {
    const plain = wordsOf(handle.replaceAll('_', ' ')).join('');
    if (plain === start) return 3;
    if (plain.startsWith(start)) return 2;
    const has = new Set(wordsOf(name));
    return words.every((word) => has.has(word)) ? 1 : 0;
  };
  return [...profiles]
    .map((profile) => ({ profile, score: score(profile) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score || b.profile.followers - a.profile.followers)
    .map(({ profile }) => profile);
}
