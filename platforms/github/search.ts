import type { Population } from '../population/population.ts';
import { matchUser, nearUsers } from './match.ts';
import { parseQuery } from './query.ts';
import { simpleUser } from './user-json.ts';

const docs = 'https://docs.github.com/v3/search/';

export interface SearchReply {
  status: 200 | 422;
  body: Record<string, unknown>;
  /** The Link header, where there is more than one page. */
  link?: string;
}

/** GET /search/users: best match first; at most 100 a page and 1,000 in all. */
export function searchUsers(population: Population, url: URL, base: string): SearchReply {
  const q = url.searchParams.get('q')?.trim() ?? '';
  if (q === '') return invalid([{ resource: 'Search', field: 'q', code: 'missing' }]);
  if (q.length > 256)
    return invalid([
      {
        resource: 'Search',
        field: 'q',
        code: 'invalid',
        message: 'The search is longer than 256 characters.',
      },
    ]);
  const perPage = Math.min(100, positive(url.searchParams.get('per_page'), 30));
  const page = positive(url.searchParams.get('page'), 1);
  if ((page - 1) * perPage >= 1000)
    return {
      status: 422,
      body: {
        message: 'Only the first 1000 search results are available',
        documentation_url: docs,
        status: '422',
      },
    };

  const query = parseQuery(q);
  const found = [...nearUsers(population, query)]
    .map((profile) => ({ profile, score: matchUser(profile, query) }))
    .filter(({ score }) => score > 0)
    .sort(order(url.searchParams.get('sort'), url.searchParams.get('order')));
  const items = found
    .slice((page - 1) * perPage, Math.min(1000, page * perPage))
    .map(({ profile }) => ({ ...simpleUser(profile, base), score: 1 }));
  const link = links(url, page, Math.ceil(Math.min(1000, found.length) / perPage));
  return {
    status: 200,
    body: { total_count: found.length, incomplete_results: false, items },
    ...(link === '' ? {} : { link }),
  };
}

type Found = {
  profile: { followers: number; publicRepos: number; createdAt: string; id: number };
  score: number;
};

function order(sort: string | null, direction: string | null): (a: Found, b: Found) => number {
  const by: Record<string, (found: Found) => number> = {
    followers: ({ profile }) => profile.followers,
    repositories: ({ profile }) => profile.publicRepos,
    joined: ({ profile }) => Date.parse(profile.createdAt),
  };
  const key = by[sort ?? ''];
  const sign = key !== undefined && direction === 'asc' ? 1 : -1;
  const value = key ?? ((found: Found) => found.score + found.profile.followers / 1e7);
  return (a, b) => sign * (value(a) - value(b)) || a.profile.id - b.profile.id;
}

/** first, prev, next, last as GitHub words them. */
function links(url: URL, page: number, last: number): string {
  const to = (target: number, rel: string) => {
    const address = new URL(url);
    address.searchParams.set('page', String(target));
    return `<${address.href}>; rel="${rel}"`;
  };
  return [
    ...(page > 1 && last > 0 ? [to(Math.min(page - 1, last), 'prev')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
    ...(page > 1 ? [to(1, 'first')] : []),
  ].join(', ');
}

const invalid = (errors: unknown[]): SearchReply => ({
  status: 422,
  body: { message: 'Validation Failed', errors, documentation_url: docs, status: '422' },
});

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};
