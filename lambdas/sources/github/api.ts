import { brand } from '#domain/brand';
import type { Hit, Source, SourceAccess } from '../source.ts';

/** One of GitHub's two APIs, as the source uses it; `search` takes GitHub's own search syntax. */
export interface GithubApi extends Pick<Source, 'batch' | 'lookUp'> {
  search(query: string): Promise<Hit[]>;
}

/** GitHub refuses requests without a user agent. */
export const githubHeaders = ({ token }: Pick<SourceAccess, 'token'>): Record<string, string> => ({
  accept: 'application/vnd.github+json',
  'user-agent': brand,
  'x-github-api-version': '2022-11-28',
  ...(token && { authorization: `Bearer ${token}` }),
});
