import type { Accounts } from '../population/accounts.ts';
import { wordsIn } from '../population/findable.ts';
import type { TwinProfile } from '../population/profile.ts';
import type { Range, UserQuery } from './query.ts';

/**
 * How well an account answers a search, 0 for not at all.
 * GitHub does not publish its matching. This twin is on the strict side: a term finds logins that begin with it, or a
 * hyphenated part that does; names by whole words. What GitHub might find beyond that, no scan here can rely on.
 */
export function matchUser(profile: TwinProfile, query: UserQuery): number {
  const login = profile.handle.toLowerCase();
  const name = (profile.name ?? '').toLowerCase();
  if (query.type === 'org') return 0;
  if (query.login !== undefined && query.login !== login) return 0;
  if (!query.fullname.every((phrase) => hasWords(name, phrase))) return 0;
  if (!query.location.every((place) => (profile.location ?? '').toLowerCase().includes(place))) return 0;
  if (!within(query.followers, profile.followers) || !within(query.repos, profile.publicRepos)) return 0;
  if (!within(query.created, Date.parse(profile.createdAt))) return 0;
  let score = 1;
  for (const term of query.terms) {
    const found = Math.max(
      query.places.includes('login') ? loginScore(login, term) : 0,
      query.places.includes('name') && hasWords(name, term) ? 2 : 0,
    );
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

/** Accounts among which those are that answer a search: by its first term, or by a name. */
export function nearUsers({ near }: Pick<Accounts, 'near'>, query: UserQuery): Iterable<TwinProfile> {
  const [term] = query.terms;
  const inName = term === undefined ? query.fullname[0] : query.places.includes('name') ? term : undefined;
  return near({
    ...(term !== undefined && query.places.includes('login') && { start: term }),
    ...(inName !== undefined && { words: wordsIn(inName) }),
  });
}

function loginScore(login: string, term: string): number {
  if (login === term) return 4;
  if (login.startsWith(term)) return 3;
  return `-${login}`.includes(`-${term}`) ? 1 : 0;
}

/** Whether the words of the phrase stand in the text one after the other. */
function hasWords(text: string, phrase: string): boolean {
  const wanted = wordsIn(phrase);
  return wanted.length > 0 && ` ${wordsIn(text).join(' ')} `.includes(` ${wanted.join(' ')} `);
}

const within = (range: Range | undefined, value: number): boolean =>
  range === undefined || (value >= range.least && value <= range.most);
