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
