import type { SourceId } from '#domain/scan/scan-job';
import type { SourceAccess } from '../lambdas/sources/source.ts';

type Credential = 'token' | 'clientId' | 'accountId' | 'licence';

interface RealSource {
  /** The platform's own API. */
  at: Pick<SourceAccess, 'apiUrl'>;
  /** Which environment variable holds what. */
  from: Partial<Record<Credential, string>>;
  /** May it be asked without any? */
  open?: true;
  about: string;
}

/** Every source as it is reached for real, with keys from the environment. */
export const realSources: Partial<Record<SourceId, RealSource>> = {
  GITHUB: {
    at: { apiUrl: 'https://api.github.com' },
    from: { token: 'COUNTERSIGN_GITHUB_TOKEN' },
    open: true,
    about: 'GitHub. Works without, 60 questions an hour',
  },
  X: {
    at: { apiUrl: 'https://api.x.com' },
    from: { token: 'COUNTERSIGN_X_TOKEN' },
    about: 'X: bearer token',
  },
  REDDIT: {
    at: { apiUrl: 'https://oauth.reddit.com' },
    from: {
      clientId: 'COUNTERSIGN_REDDIT_CLIENT_ID',
      token: 'COUNTERSIGN_REDDIT_SECRET',
      licence: 'COUNTERSIGN_REDDIT_LICENCE',
    },
    about: 'Reddit: app, and the contract under which you may ask, in words',
  },
  GOOGLE: {
    at: { apiUrl: 'https://youtube.googleapis.com/youtube/v3' },
    from: { token: 'COUNTERSIGN_YOUTUBE_KEY' },
    about: 'YouTube: API key',
  },
  TWITCH: {
    at: { apiUrl: 'https://api.twitch.tv' },
    from: { clientId: 'COUNTERSIGN_TWITCH_CLIENT_ID', token: 'COUNTERSIGN_TWITCH_SECRET' },
    about: 'Twitch: app',
  },
  IMGUR: {
    at: { apiUrl: 'https://api.imgur.com' },
    from: { clientId: 'COUNTERSIGN_IMGUR_CLIENT_ID', licence: 'COUNTERSIGN_IMGUR_LICENCE' },
    about: 'Imgur: app, and your licence in words ("non-commercial")',
  },
  INSTAGRAM: {
    at: { apiUrl: 'https://graph.facebook.com/v23.0' },
    from: { accountId: 'COUNTERSIGN_INSTAGRAM_ACCOUNT_ID', token: 'COUNTERSIGN_INSTAGRAM_TOKEN' },
    about: 'Instagram: your business account and its token',
  },
  WEB: {
    at: { apiUrl: 'https://api.search.brave.com/res/v1' },
    from: { token: 'COUNTERSIGN_BRAVE_KEY' },
    about: 'The web search that sees the platforms without one of their own',
  },
};

/** How each source is reached with what an environment holds; those that lack something are left out. */
export function realAccess(env: NodeJS.ProcessEnv): Partial<Record<SourceId, SourceAccess>> {
  return Object.fromEntries(
    Object.entries(realSources).flatMap(([source, { at, from }]) =>
      missingKeys(source as SourceId, env).length > 0
        ? []
        : [
            [
              source,
              {
                ...at,
                ...Object.fromEntries(
                  Object.entries(from).flatMap(([what, name]) => (env[name] ? [[what, env[name]]] : [])),
                ),
              },
            ],
          ],
    ),
  );
}

/** The variables that a source still needs. */
export function missingKeys(source: SourceId, env: NodeJS.ProcessEnv): string[] {
  const { from = {}, open } = realSources[source] ?? {};
  return open ? [] : Object.values(from).filter((name) => !env[name]);
}

/** The variables and what they are for, a line each. */
export const environmentHelp = (): string =>
  Object.values(realSources)
    .flatMap(({ from, about }) =>
      Object.values(from).map((name, at) => `  ${name.padEnd(34)}${at === 0 ? about : ''}`.trimEnd()),
    )
    .join('\n');
