/** The platforms of the product that can be searched: by their own API, or as a web search shows them. */
export const apiPlatforms = ['GITHUB', 'X', 'REDDIT', 'GOOGLE', 'TWITCH', 'IMGUR', 'INSTAGRAM'] as const;
export const webPlatforms = [
  ...(['FACEBOOK', 'LINKEDIN', 'TIKTOK', 'PINTEREST'] as const),
  ...(['SNAPCHAT', 'SPOTIFY', 'MICROSOFT', 'DISCORD'] as const),
] as const;
export type PlatformName = (typeof apiPlatforms)[number] | (typeof webPlatforms)[number];

/** Which platform an address names; undefined where it holds no accounts of the population. */
export const platformNamed = (name: string): PlatformName | undefined =>
  [...apiPlatforms, ...webPlatforms].find((platform) => platform.toLowerCase() === name);

/** How an attacker changes a stolen picture before using it. */
export type PhotoEdit =
  | { kind: 'recompressed'; quality: number }
  | { kind: 'resized'; side: number }
  | { kind: 'brighter'; percent: number }
  | { kind: 'cropped'; percent: number }
  | { kind: 'mirrored' };

/** Which picture a profile shows: the portrait made from `seed`, with the edits applied in order. */
export interface Photo {
  seed: string;
  edits: PhotoEdit[];
}

/** What a platform knows about an account. Optional fields are those that people leave empty. */
export interface TwinProfile {
  platform: PlatformName;
  /** Stable account number; a rename keeps it. */
  id: number;
  handle: string;
  name?: string;
  bio?: string;
  location?: string;
  company?: string;
  /** Absolute address. */
  link?: string;
  /** ISO 8601, seconds. */
  createdAt: string;
  updatedAt: string;
  followers: number;
  following: number;
  publicRepos: number;
  photo: Photo;
  /** An account that its platform's API does not show, such as a personal one on Instagram. */
  personal?: true;
}

/** How a clone's handle was made from its victim's. */
export type AttackClass =
  'decoration' | 'one edit' | 'two edits' | 'homoglyph' | 'separator' | 'reorder' | 'unrelated handle';

/** What is so about an account: kept apart from the profile, so that no reply can carry it. For tests. */
export interface Truth {
  kind: 'self' | 'clone' | 'namesake' | 'fan' | 'parody' | 'other';
  /** Handle of the person imitated, shared a name with, admired or mocked. */
  of?: string;
  attack?: AttackClass;
}

/** ISO 8601 with whole seconds, as the platforms print times. */
export const stamp = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

export const day = 86_400_000;
export const year = 365.25 * day;
