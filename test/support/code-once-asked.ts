import { expect } from 'vitest';
import { codeTo, sentTo } from './registered.ts';
import { patience } from './browser-window.ts';

/** The code that arrives at an address once `ask` was done. */
export async function codeOnceAsked(
  origin: string,
  address: string,
  ask: () => Promise<unknown>,
): Promise<string> {
  const before = await sentTo(origin, address);
  await ask();
  await expect.poll(() => sentTo(origin, address), { timeout: patience }).toBeGreaterThan(before);
  return codeTo(origin, address);
}
