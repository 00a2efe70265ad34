import { platformTable } from '../platform/platform-table.ts';
import type { Platform } from '../platform/platform.ts';

/** What platforms ask for, or show at most; larger ones are shrunk there, which the mark survives but does not gain from. */
const sides: Partial<Record<Platform, number>> = {
  FACEBOOK: 720,
  LINKEDIN: 400,
  X: 400,
  INSTAGRAM: 640,
  GOOGLE: 800,
  MICROSOFT: 648,
  TIKTOK: 720,
  PINTEREST: 600,
  GITHUB: 500,
  REDDIT: 256,
  DISCORD: 512,
  TWITCH: 800,
  WHATSAPP: 640,
};
const elsewhere = 512;

/** Pixels a side of the copy for a platform; a square is never blown up. */
export const copySide = (platform: Platform, square: number): number =>
  Math.min(square, sides[platform] ?? elsewhere);

/** What a copy's file is called: where it belongs, and which of several it is. */
export const copyFile = ({ platform, issuedAt }: { platform: Platform; issuedAt: string }): string =>
  `portrait-${platformTable[platform].name.toLowerCase()}-${issuedAt.slice(0, 10)}.jpg`;
