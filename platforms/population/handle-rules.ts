import type { PlatformName } from './profile.ts';

/** Which handles a platform gives: at least and at most so long, `between` the sign for a gap between words, `''` where it has none. */
interface HandleRule {
  least: number;
  most: number;
  between: '-' | '_' | '.' | '';
  /** Signs that are allowed beside letters, digits and `between`. */
  also?: string;
  /** Whether capitals are kept. */
  capitals?: true;
}

const rules: Record<PlatformName, HandleRule> = {
  GITHUB: { least: 1, most: 39, between: '-', capitals: true },
  X: { least: 4, most: 15, between: '_', capitals: true },
  REDDIT: { least: 3, most: 20, between: '_', also: '-', capitals: true },
  GOOGLE: { least: 3, most: 30, between: '', also: '._-', capitals: true },
  TWITCH: { least: 4, most: 25, between: '_' },
  IMGUR: { least: 4, most: 63, between: '_' },
  INSTAGRAM: { least: 1, most: 30, between: '.', also: '_' },
  FACEBOOK: { least: 5, most: 50, between: '.' },
  LINKEDIN: { least: 3, most: 100, between: '-' },
  TIKTOK: { least: 2, most: 24, between: '.', also: '_' },
  PINTEREST: { least: 3, most: 30, between: '_' },
  SNAPCHAT: { least: 3, most: 15, between: '-', also: '_.' },
  SPOTIFY: { least: 3, most: 30, between: '_' },
  MICROSOFT: { least: 3, most: 40, between: '-', also: '_.' },
  DISCORD: { least: 2, most: 32, between: '.', also: '_' },
};

/** A handle as its owner would have it on another platform: 'maya-hollimund' is 'maya_hollimund' on X, 'mayahollimund' on YouTube. */
export function fitHandle(platform: PlatformName, handle: string): string {
  const { least, most, between, also = '', capitals } = rules[platform];
  const kept = [...(capitals ? handle : handle.toLowerCase())]
    .map((sign) => (/[a-z\d]/i.test(sign) || also.includes(sign) ? sign : between))
    .join('')
    .slice(0, most);
  return kept.length < least ? `${kept}${between}online`.slice(0, most) : kept;
}

/** Whether a platform would give out this handle; capitals are one with small letters everywhere, whether they are kept or not. */
export function fitsPlatform(platform: PlatformName, handle: string): boolean {
  const { least, most } = rules[platform];
  const isFit = fitHandle(platform, handle).toLowerCase() === handle.toLowerCase();
  return handle.length >= least && handle.length <= most && isFit;
}
