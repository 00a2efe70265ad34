import { createGithubTwin } from './github/twin.ts';
import type { PlatformName } from './population/profile.ts';
import type { Twin, TwinOptions } from './twin.ts';

/** Whose answers a twin plays: a platform's, or a web search's. */
export type Played = PlatformName | 'WEB';

/** The twins by their name in the address: /platforms/<name>/api/…, and /platforms/<name>/token where tokens are given out. */
export const twinTable: Record<string, { plays: Played; make: (options: TwinOptions) => Twin }> = {
  // Its paths are older than this rule: /platforms/github/users/…
  github: { plays: 'GITHUB', make: createGithubTwin },
};
