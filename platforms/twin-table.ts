import { createBraveTwin } from './brave/twin.ts';
import { createGithubTwin } from './github/twin.ts';
import { createImgurTwin } from './imgur/twin.ts';
import { createGoogleTwin } from './google/twin.ts';
import { createInstagramTwin } from './instagram/twin.ts';
import type { PlatformName } from './population/profile.ts';
import { createRedditTwin } from './reddit/twin.ts';
import type { Twin, TwinOptions } from './twin.ts';
import { createTwitchTwin } from './twitch/twin.ts';
import { createXTwin } from './x/twin.ts';

/** Whose answers a twin plays: a platform's, or a web search's. */
export type Played = PlatformName | 'WEB';

/** The twins by their name in the address: /platforms/<name>/api/…, and /platforms/<name>/token where tokens are given out. */
export const twinTable: Record<string, { plays: Played; make: (options: TwinOptions) => Twin }> = {
  // Its paths are older than this rule: /platforms/github/users/…
  github: { plays: 'GITHUB', make: createGithubTwin },
  x: { plays: 'X', make: createXTwin },
  reddit: { plays: 'REDDIT', make: createRedditTwin },
  twitch: { plays: 'TWITCH', make: createTwitchTwin },
  imgur: { plays: 'IMGUR', make: createImgurTwin },
  google: { plays: 'GOOGLE', make: createGoogleTwin },
  instagram: { plays: 'INSTAGRAM', make: createInstagramTwin },
  brave: { plays: 'WEB', make: createBraveTwin },
};
