import type { Ask } from '../asking/ask.ts';
import { servedFrom } from '../asking/served-from.ts';
import type { Source, SourceAccess } from '../source.ts';
import { githubGraphql } from './graphql.ts';
import { githubRest } from './rest.ts';

/** GitHub: by its GraphQL API with a token, else by REST, which is slow. */
export function github(access: SourceAccess, ask: Ask): Source {
  const api = access.token ? githubGraphql(access, ask) : githubRest(access, ask);
  return {
    platform: 'GITHUB',
    batch: api.batch,
    lookUp: api.lookUp,
    search: (text, where) => api.search(`${plain(text)} in:${where === 'handle' ? 'login' : 'name'}`),
    // The hash of an uploaded picture, as GraphQL shows it; REST's addresses are the same for every picture.
    namesPicture: (url) => /[?&]u=[\da-f]{40}(?:&|$)/.test(url),
    servesImage: servedFrom(access.apiUrl, ['avatars.githubusercontent.com']),
  };
}

/** Without what GitHub's search syntax reads as a sign of its own. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}' -]/gu, ' ').trim();
