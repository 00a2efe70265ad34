import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';

/**
 * How a handle could be written on a platform whose letters differ, the likeliest first: `sam-otterline` is
 * `sam_otterline` or `samotterline` on X. None where it cannot be written at all (too long, another alphabet).
 */
export function fittedHandles(platform: Platform, handle: string): string[] {
  const possible = platformTable[platform].handle;
  if (possible.test(handle)) return [handle];
  const forms = ['_', '.', '-', ''].map((separator) => handle.replace(/[^\p{L}\p{M}\p{N}]+/gu, separator));
  return [...new Set(forms)].filter((form) => possible.test(form)).slice(0, 2);
}
