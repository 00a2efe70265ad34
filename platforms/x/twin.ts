import { failWith } from '../faults.ts';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';
import { ownAccount } from '../population/newcomer.ts';
import type { TwinProfile } from '../population/profile.ts';
import { type Left, rateWindow } from '../rate-window.ts';
import { searchPeople } from '../search-people.ts';
import type { Twin, TwinOptions } from '../twin.ts';
import { faultAnswers, invalid, noSuchUser, plain, suspendedUser } from './problems.ts';
import { user, userFields } from './user-json.ts';

const prefix = '/platforms/x';
const window = 15 * 60_000;
const known: Record<string, readonly string[]> = {
  '/2/users/by': ['usernames', 'user.fields'],
  '/2/users/search': ['query', 'user.fields', 'max_results', 'next_token'],
};

/** X's API v2 over the population: GET /2/users/by and /2/users/search, below /platforms/x/api. */
export function createXTwin({
  population,
  now,
  faults,
  suspended = [],
}: TwinOptions & { suspended?: readonly string[] }): Twin {
  const windows: Record<string, (caller: string) => Left> = {
    '/2/users/by': rateWindow(300, window, now),
    '/2/users/search': rateWindow(300, window, now),
  };

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const { url, method } = request;
    const path = url.pathname.slice(`${prefix}/api`.length);
    const caller = /^bearer\s+(\S+)$/i.exec(request.headers['authorization'] ?? '')?.[1];
    if (!caller) return plain(401, 'Unauthorized');
    if (method !== 'GET' || !Object.hasOwn(known, path)) return plain(404, 'Not Found');
    const fault = faults?.(request);
    const failure = fault && (await failWith(fault, faultAnswers(Math.ceil(now() / 1000))));
    if (failure) return failure;
    const { allowed, most, left, reset } = windows[path]!(caller);
    const headers = {
      'api-version': '2.42',
      'x-access-level': 'read',
      'x-rate-limit-limit': String(most),
      'x-rate-limit-remaining': String(left),
      'x-rate-limit-reset': String(reset),
    };
    if (!allowed) return plain(429, 'Too Many Requests', headers);
    const answer = wrongParameter(path, url) ?? answerTo(path, url, fault?.kind === 'everyone exists');
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }

  function answerTo(path: string, url: URL, everyoneExists: boolean): PlatformResponse {
    const asked = new Set(url.searchParams.get('user.fields')?.split(','));
    const show = (profile: TwinProfile) => user(profile, asked, url.origin + prefix);
    return path === '/2/users/by' ? lookUp(url, show, everyoneExists) : search(url, show);
  }

  function lookUp(url: URL, show: Show, everyoneExists: boolean): PlatformResponse {
    const names = (url.searchParams.get('usernames') ?? '').split(',').filter((name) => name !== '');
    if (names.length < 1 || names.length > 100) {
      const count = `The number of values in the \`usernames\` query parameter list [${names.length}]`;
      return invalid('usernames', names, `${count} is not between 1 and 100`);
    }
    const odd = names.find((name) => !/^\w{1,15}$/.test(name));
    if (odd !== undefined) {
      const value = `The \`usernames\` query parameter value [${odd}]`;
      return invalid('usernames', [names.join(',')], `${value} does not match ^[A-Za-z0-9_]{1,15}$`);
    }
    const data: unknown[] = [];
    const errors: unknown[] = [];
    for (const name of names) {
      const found =
        population.get(name, 'X') ?? (everyoneExists ? { ...ownAccount(name, now()), id: 1 } : undefined);
      if (suspended.includes(name.toLowerCase())) errors.push(suspendedUser(name));
      else if (found) data.push(show(found));
      else errors.push(noSuchUser(name));
    }
    return jsonReply(200, { ...(data.length > 0 && { data }), ...(errors.length > 0 && { errors }) });
  }

  function search(url: URL, show: Show): PlatformResponse {
    const query = url.searchParams.get('query') ?? '';
    if (!/^[A-Za-z0-9_' ]{1,50}$/.test(query)) {
      const value = `The \`query\` query parameter value [${query}]`;
      return invalid('query', [query], `${value} does not match ^[A-Za-z0-9_' ]{1,50}$`);
    }
    const most = Number(url.searchParams.get('max_results') ?? 100);
    if (!(most >= 1 && most <= 1000)) {
      const value = `The \`max_results\` query parameter value [${most}]`;
      return invalid('max_results', [String(most)], `${value} is not between 1 and 1000`);
    }
    const found = searchPeople(population, 'X', query).filter(
      ({ handle: name }) => !suspended.includes(name.toLowerCase()),
    );
    if (found.length === 0) return jsonReply(200, { meta: { result_count: 0 } });
    const meta = found.length > most ? { next_token: `page${most}` } : {};
    return jsonReply(200, { data: found.slice(0, most).map(show), meta });
  }

  return { handle };
}

type Show = (profile: TwinProfile) => unknown;

/** X refuses a parameter, or a field, that the call does not have. */
function wrongParameter(path: string, url: URL): PlatformResponse | undefined {
  const names = known[path]!;
  for (const [name, value] of url.searchParams) {
    if (!names.includes(name))
      return invalid(name, [value], `The query parameter [${name}] is not one of [${names.join(',')}]`);
    const odd = name === 'user.fields' && value.split(',').find((field) => !userFields.includes(field));
    if (odd) {
      const message = `The \`user.fields\` query parameter value [${odd}] is not one of [${userFields.join(',')}]`;
      return invalid('user.fields', [value], message);
    }
  }
  return undefined;
}
