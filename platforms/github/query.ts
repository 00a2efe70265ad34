/** A search of users, as GitHub reads `q`. */
export interface UserQuery {
  /** Words or quoted phrases, lower case; each must be found. */
  terms: string[];
  /** Where terms are looked for. Without `in:` GitHub looks at the login (and at the public e-mail, which nobody here shows). */
  places: ('login' | 'name')[];
  fullname: string[];
  login?: string;
  type?: 'user' | 'org';
  location: string[];
  followers?: Range;
  repos?: Range;
  created?: Range;
}

/** Bounds as numbers (dates as milliseconds); both included. */
export interface Range {
  least: number;
  most: number;
}

const part = /(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/gi;

/** Parses the subset of GitHub's syntax that concerns people: in, type, user, fullname, location, followers, repos, created. */
export function parseQuery(q: string): UserQuery {
  const query: UserQuery = { terms: [], places: [], fullname: [], location: [] };
  for (const [whole, name, quoted, bare] of q.matchAll(part)) {
    const value = (quoted ?? bare ?? '').toLowerCase();
    if (value === '') continue;
    const known = qualifiers[(name ?? '').toLowerCase()];
    if (known === undefined) query.terms.push((name === undefined ? value : whole).toLowerCase());
    else known(query, value);
  }
  if (query.places.length === 0) query.places = ['login'];
  return query;
}

const qualifiers: Record<string, (query: UserQuery, value: string) => void> = {
  in: (query, value) => {
    for (const place of value.split(',')) if (place === 'login' || place === 'name') query.places.push(place);
  },
  type: (query, value) => {
    query.type = value === 'org' || value === 'organization' ? 'org' : 'user';
  },
  user: (query, value) => {
    query.login = value;
  },
  fullname: (query, value) => query.fullname.push(value),
  location: (query, value) => query.location.push(value),
  followers: (query, value) => {
    query.followers = range(value, Number);
  },
  repos: (query, value) => {
    query.repos = range(value, Number);
  },
  created: (query, value) => {
    query.created = range(value, Date.parse);
  },
};

/** '>=10', '<2020-01-01', '10..20', '5' -> bounds. */
function range(text: string, read: (text: string) => number): Range {
  const [low, high] = text.split('..');
  if (high !== undefined)
    return { least: low === '*' ? -Infinity : read(low ?? ''), most: high === '*' ? Infinity : read(high) };
  const sign = /^[<>]=?/.exec(text)?.[0] ?? '';
  const value = read(text.slice(sign.length));
  const beyond = sign.endsWith('=') ? 0 : 1;
  if (sign.startsWith('>')) return { least: value + beyond, most: Infinity };
  if (sign.startsWith('<')) return { least: -Infinity, most: value - beyond };
  return { least: value, most: value };
}
