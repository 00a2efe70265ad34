import { seeded } from '../seeded.ts';
import { createFindable, type Findable, type Wanted } from './findable.ts';
import type { PlatformName, TwinProfile } from './profile.ts';

/** The accounts of the platforms. Handles are told apart regardless of case; each platform has its own. */
export interface Accounts {
  get(handle: string, platform?: PlatformName): TwinProfile | undefined;
  all(platform?: PlatformName): Iterable<TwinProfile>;
  /** Those that a search may mean, and others; all where it says too little. */
  near(wanted: Wanted, platform?: PlatformName): Iterable<TwinProfile>;
  /** Adds a profile; gives it a number if it has none. Throws when the handle is taken. */
  add(profile: Omit<TwinProfile, 'id'> & { id?: number }): TwinProfile;
  remove(handle: string, platform?: PlatformName): boolean;
}

/** No accounts yet. Without a platform each method means GitHub. */
export function createAccounts(): Accounts & { size(platform?: PlatformName): number } {
  const profiles = new Map<PlatformName, Map<string, TwinProfile>>();
  const findable = new Map<PlatformName, Findable>();
  const numbers = new Map<PlatformName, Set<number>>();
  const on = (platform: PlatformName = 'GITHUB') =>
    profiles.get(platform) ?? profiles.set(platform, new Map()).get(platform)!;
  const findableOn = (platform: PlatformName = 'GITHUB') =>
    findable.get(platform) ?? findable.set(platform, createFindable()).get(platform)!;
  const numbersOn = (platform: PlatformName) =>
    numbers.get(platform) ?? numbers.set(platform, new Set()).get(platform)!;
  return {
    get: (handle, platform) => on(platform).get(handle.toLowerCase()),
    all: (platform) => on(platform).values(),
    near: (wanted, platform) => findableOn(platform).near(wanted) ?? on(platform).values(),
    add(profile) {
      const { handle, platform } = profile;
      const accounts = on(platform);
      if (accounts.has(handle.toLowerCase())) throw new Error(`${handle} exists on ${platform}`);
      const taken = numbersOn(platform);
      const numbered = { ...profile, id: profile.id ?? freeNumber(taken, handle) };
      taken.add(numbered.id);
      accounts.set(handle.toLowerCase(), numbered);
      findableOn(platform).add(numbered);
      return numbered;
    },
    remove(handle, platform) {
      const profile = on(platform).get(handle.toLowerCase());
      if (profile) findableOn(platform).remove(profile);
      return on(platform).delete(handle.toLowerCase());
    },
    size: (platform) => on(platform).size,
  };
}

/** A number that depends on the handle alone: it is the same after a restart on another day. */
function freeNumber(taken: Set<number>, handle: string): number {
  let id = seeded('number', handle.toLowerCase()).whole(1_000_000, 240_000_000);
  while (taken.has(id)) id++;
  return id;
}
