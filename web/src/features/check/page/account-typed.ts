import type { Platform } from '#domain/platform/platform';
import { accountAnywhere, troubleOf, type Typed } from '../../platform/account-read.ts';

/** An account that somebody came from, wherever it is. */
export interface TypedAccount {
  handle: string;
  /** The handle as the site shows it, where it is longer. */
  shown?: string | undefined;
  /** The name of its platform. */
  where: string;
  /** Absent on a platform where nobody can be confirmed. */
  platform?: Platform | undefined;
}

/** The account that was typed; undefined while it cannot be read. */
export function accountTyped({ link, platform }: Typed): TypedAccount | undefined {
  const read = accountAnywhere(link, platform);
  const where = 'platformName' in read ? read.platformName : '';
  if (read.state === 'read') return { handle: read.account.handle, where, platform: read.account.platform };
  if (read.state !== 'elsewhere') return undefined;
  const { handle, isPage, shown = isPage && handle.slice(where.length + 1) } = read.account;
  return { handle, shown: shown || undefined, where };
}

/** What keeps it from being looked up. */
export const faultTyped = ({ link, platform }: Typed): string | undefined =>
  troubleOf(accountAnywhere(link, platform), true);
