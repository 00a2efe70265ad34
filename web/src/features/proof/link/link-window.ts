import type { Platform } from '#domain/platform/platform';
import { OAUTH_PLATFORMS, stateKey, type OAuthPlatform } from './callback.ts';
import type { OwnAccount } from '../api.ts';

/** A sign-in at a platform that this tab has begun and not finished. */
export interface BegunLink extends OwnAccount {
  state: string;
  /** Milliseconds. */
  at: number;
}

const KEY = 'countersign.begunLink';
/** As long as the server keeps the state. */
export const LINK_LASTS = 600_000;

interface Stores {
  /** Shared with the window that comes back from the platform. */
  local: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Of this tab: survives its reload. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}
const browserStores = (): Stores => ({ local: localStorage, tab: sessionStorage });

/** The name under which the callback page of a platform keeps its code; undefined where there is no such page. */
export function callbackName(platform: Platform): OAuthPlatform | undefined {
  const name = platform.toLowerCase();
  return OAUTH_PLATFORMS.find((known) => known === name);
}

/** Notes what the callback page has to find, and drops a code that an earlier, unfinished sign-in left behind. */
export function beginLink(link: BegunLink, { local, tab }: Stores = browserStores()): void {
  const name = callbackName(link.platform);
  if (!name) return;
  local.removeItem(name);
  local.setItem(stateKey(name), JSON.stringify({ state: link.state, at: link.at }));
  tab.setItem(KEY, JSON.stringify(link));
}

/** The sign-in that this tab waits for at an account, while it may still be finished. */
export function begunLink(
  account: OwnAccount,
  now: number,
  { tab }: Stores = browserStores(),
): BegunLink | undefined {
  try {
    const link = JSON.parse(tab.getItem(KEY) ?? 'null') as BegunLink | null;
    const same = link?.platform === account.platform && link.handle === account.handle;
    return same && now - link.at < LINK_LASTS ? link : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the code that came back, once: it is deleted, and so is everything that belonged to it. */
export function takeCode(
  { platform }: OwnAccount,
  { local, tab }: Stores = browserStores(),
): string | undefined {
  const name = callbackName(platform);
  const code = name && local.getItem(name);
  if (!name || !code) return undefined;
  endLink({ platform }, { local, tab });
  return code;
}

export function endLink(
  { platform }: Pick<OwnAccount, 'platform'>,
  { local, tab }: Stores = browserStores(),
): void {
  const name = callbackName(platform);
  if (!name) return;
  local.removeItem(name);
  local.removeItem(stateKey(name));
  tab.removeItem(KEY);
}

/** Deletes what sign-ins that were not finished in time have left behind, also those of tabs that are closed. */
export function dropLateLinks(now: number, { local, tab }: Stores = browserStores()): void {
  for (const name of OAUTH_PLATFORMS) {
    if (!isLate(local.getItem(stateKey(name)), now)) continue;
    local.removeItem(name);
    local.removeItem(stateKey(name));
  }
  if (isLate(tab.getItem(KEY), now)) tab.removeItem(KEY);
}

function isLate(kept: string | null, now: number): boolean {
  if (kept === null) return false;
  try {
    return now - (JSON.parse(kept) as { at: number }).at >= LINK_LASTS;
  } catch {
    return true; // not what was kept here
  }
}
