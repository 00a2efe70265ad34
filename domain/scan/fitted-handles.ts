import { asciiSpellings } from '../engine/glyph/ascii-spellings.ts';
import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';

/**
 * How a handle could be written on a platform whose letters differ, the likeliest first: `sam-otterline` is
 * `sam_otterline` or `samotterline` on X, `käthe` is `kaethe` or `kathe`. None where it cannot be written at all (too long,
 * another alphabet).
 */
export function fittedHandles(platform: Platform, handle: string): string[] {
  const possible = platformTable[platform].handle;
  if (possible.test(handle)) return [handle];
  const forms = asciiSpellings(handle).flatMap((spelling) => {
    if (possible.test(spelling)) return [spelling];
    const joined = ['_', '.', '-', ''].map((separator) =>
      spelling.replace(/[^\p{L}\p{M}\p{N}]+/gu, separator),
    );
    return [...new Set(joined)].filter((form) => possible.test(form)).slice(0, 2);
  });
  return [...new Set(forms)];
}
