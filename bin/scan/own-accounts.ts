import { readFileSync } from 'node:fs';
import type { Platform } from '#domain/platform/platform';
import { parseAccount, parseProfileLink } from '#domain/platform/platforms';
import { platformNamed } from './options.ts';

/** Is this account one of the person's own? */
export type IsOwn = (platform: Platform, handle: string) => boolean;

/**
 * Reads a list of one's own accounts: a link or `platform:handle` a line; empty lines and those that begin with # say nothing.
 * @throws Error that names the line
 */
export function readOwnAccounts(file: string): IsOwn {
  const own = new Set<string>();
  for (const [at, line] of readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const account = accountOf(text);
    if (!account) throw new Error(`${file}:${at + 1}: neither a link to a profile nor platform:handle`);
    own.add(keyOf(account.platform, account.handle));
  }
  return (platform, handle) => own.has(keyOf(platform, handle));
}

/** Platforms compare handles without case. */
export const keyOf = (platform: Platform, handle: string): string => `${platform} ${handle.toLowerCase()}`;

function accountOf(text: string) {
  const [, name = '', handle = ''] = /^([^:/]+):(?!\/\/)(.+)$/.exec(text) ?? [];
  const platform = platformNamed(name);
  return platform ? parseAccount(platform, handle) : parseProfileLink(text);
}
