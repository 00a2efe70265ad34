import { nameKey } from '../proof/name-key.ts';
import { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import type { SourceProgress } from './scan.ts';
import { accountHandle } from '../platform/social-account.ts';
import type { User } from '../account/user.ts';

/**
 * Which handles to protect on a platform. `byName`: may people also be searched by name there? `proven`: handles proven on any
 * platform; `provenHere`: on this one. Both in small letters.
 */
export interface Look {
  platform: Platform;
  handles: string[];
  byName: boolean;
  proven: string[];
  provenHere: string[];
}

/**
 * Where a person may have us look. Until one account is proven: only look-alikes of a handle, on its own platform;
 * after that every connected platform for every proven handle, and by what the proven accounts are called. Adding a stranger's
 * account to the list then finds look-alikes of its handle and no more. (No tool for stalkers.)
 */
export function looksFor(user: Pick<User, 'socialMediaAccounts'>, connected: readonly Platform[]): Look[] {
  const accounts = (user.socialMediaAccounts ?? []).flatMap((account) => {
    const handle = accountHandle(account);
    return handle === undefined ? [] : [{ ...account, handle }];
  });
  const proven = accounts.filter((account) => account.verifiedAt);
  return connected.flatMap((platform) => {
    const here = accounts.filter((account) => account.platform === platform);
    const elsewhere = proven.filter((account) => account.platform !== platform);
    const handles = [...new Set([...here, ...elsewhere].map((account) => account.handle))];
    const possible = handles.filter((handle) => platformTable[platform].handle.test(handle));
    return possible.length === 0
      ? []
      : [
          {
            platform,
            handles: possible,
            byName: proven.length > 0,
            proven: handlesOf(proven),
            provenHere: handlesOf(proven.filter((account) => account.platform === platform)),
          },
        ];
  });
}

const handlesOf = (accounts: readonly { handle: string }[]): string[] => [
  ...new Set(accounts.map(({ handle }) => handle.toLowerCase())),
];

/**
 * The name that a person gives themselves, where a proven account of theirs shows it too: anybody can call themselves anything
 * here. Keys are those of `nameKey`. "Maya Hollimund" agrees with "Maya Q Hollimund", and not with "Maya".
 */
export function searchableName(
  name: string | undefined,
  provenKeys: readonly (string | null | undefined)[],
): string[] {
  const words = nameKey(name)?.split(' ') ?? [];
  const agrees = (key: string) => {
    const shown = key.split(' ');
    const [few, many] = words.length <= shown.length ? [words, shown] : [shown, words];
    return (few.length > 1 || many.length === 1) && few.every((word) => many.includes(word));
  };
  return name && words.length > 0 && provenKeys.some((key) => !!key && agrees(key)) ? [name] : [];
}

/** The 17 platforms as a scan begins: which will be asked, and why the others are not. */
export function plannedSources(looks: readonly Look[], connected: readonly Platform[]): SourceProgress[] {
  return Platform.options.map((platform) => ({
    platform,
    asked: 0,
    total: 0,
    compared: 0,
    found: 0,
    ...(looks.some((look) => look.platform === platform)
      ? { status: 'waiting' as const }
      : whyNot(platform, connected)),
  }));
}

function whyNot(platform: Platform, connected: readonly Platform[]): Pick<SourceProgress, 'status'> {
  if (platformTable[platform].search === 'not possible') return { status: 'closed' };
  return { status: connected.includes(platform) ? 'not asked' : 'not connected' };
}
