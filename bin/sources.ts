import type { SourceId } from '#domain/scan/scan-job';
import type { SourceAccess } from '../lambdas/sources/source.ts';
import type { SourceSetting } from '../lib/stages.ts';

/** A twin of a platform's API, below the site's own origin; it takes any token. */
const twin = (name: string, more: Partial<SourceSetting> = {}): SourceSetting => ({
  apiUrl: `http://site.local.invalid/platforms/${name}/api`,
  standInToken: 'stand-in',
  ...more,
});
const tokenTwin = (name: string) => `http://site.local.invalid/platforms/${name}/token`;

/** Every source, played by its twin. */
export const twinSources: Readonly<Record<string, SourceSetting>> = {
  GITHUB: { apiUrl: 'http://site.local.invalid/platforms/github', standInToken: 'stand-in' },
  X: twin('x'),
  REDDIT: twin('reddit', {
    ...{ tokenUrl: tokenTwin('reddit'), clientId: 'countersign-local', licence: 'a twin' },
  }),
  GOOGLE: twin('google'),
  TWITCH: twin('twitch', { tokenUrl: tokenTwin('twitch'), clientId: 'countersign-local' }),
  IMGUR: { apiUrl: twin('imgur').apiUrl, clientId: 'countersign-local', licence: 'a twin' },
  INSTAGRAM: twin('instagram', { accountId: '17841400000000001' }),
  WEB: twin('brave'),
};

/** How the twins are reached: below this origin, or by an address of nowhere that `twinFetch` answers. */
export const accessToTwins = (
  origin = 'http://site.local.invalid',
): Partial<Record<SourceId, SourceAccess>> =>
  Object.fromEntries(
    Object.entries(twinSources).map(([source, { standInToken: token, tokenSecret: _, ...reached }]) => [
      source,
      JSON.parse(
        JSON.stringify({ ...reached, token }).replaceAll('http://site.local.invalid', origin),
      ) as SourceAccess,
    ]),
  );
