import type { Platform } from '../platform/platform.ts';

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const text = (length: number, random: () => number) =>
  Array.from({ length }, () => alphanumerics[Math.floor(random() * alphanumerics.length)]).join('');

/** A sign-in at a platform must be over after this (ms). */
export const linkLasts = 10 * 60_000;

/** `_x` for X: the callback page of a platform acts only on a state that carries its marker. */
const stateMarker = (platform: Platform): string => `_${platform.toLowerCase()}`;

/** 32 random letters and digits and the platform's marker. @param random cryptographic, 0 <= value < 1 */
export const newLinkState = (platform: Platform, random: () => number): string =>
  text(32, random) + stateMarker(platform);

/** What newLinkState makes for this platform, and nothing else. */
export const isLinkState = (state: string, platform: Platform): boolean =>
  state.length === 32 + stateMarker(platform).length &&
  /^[A-Za-z\d]{32}_/.test(state) &&
  state.endsWith(stateMarker(platform));

/** PKCE, RFC 7636: 128 characters. */
export const newVerifier = (random: () => number): string => text(128, random);
