import type { Accounts } from './population/accounts.ts';
import { wordsIn } from './population/findable.ts';
import type { PlatformName, TwinProfile } from './population/profile.ts';

/**
 * Accounts that a platform's search gives, likeliest first. No platform publishes how it matches; this is on the strict side,
 * since no scan can rely on more: the handle begins with what was asked, or the name has all of its words.
 */
export function searchPeople(
  { near }: Pick<Accounts, 'near'>,
  platform: PlatformName,
  asked: string,
): TwinProfile[] {
  const words = wordsIn(asked);
  const start = words.join('');
  if (start === '') return [];
  const score = ({ handle, name = '' }: TwinProfile) => {
    const plain = wordsIn(handle).join('');
    if (plain === start) return 3;
    if (plain.startsWith(start)) return 2;
    const has = new Set(wordsIn(name));
    return words.every((word) => has.has(word)) ? 1 : 0;
  };
  return [...near({ start, words }, platform)]
    .map((profile) => ({ profile, score: score(profile) }))
    .filter((found) => found.score > 0)
    .sort(
      (a, b) => b.score - a.score || b.profile.followers - a.profile.followers || a.profile.id - b.profile.id,
    )
    .map(({ profile }) => profile);
}
