import { parseAccount, type ProfileLink } from '#domain/platform/platforms';
import { platformTable } from '#domain/platform/platform-table';
import type { Platform } from '#domain/platform/platform';

/**
 * The account behind the address of a stand-in profile on this very site, as `linksFor` makes them (lib/use-links.ts): whoever
 * tries the demonstration copies that from the top of the browser.
 * @param origin of this site
 */
export function standInAccount(typed: string, origin = globalThis.location?.origin): ProfileLink | undefined {
  if (!origin?.startsWith('http')) return undefined;
  const address = typed.trim().replace(/^(?!https?:\/\/)/i, `${new URL(origin).protocol}//`);
  if (!address.startsWith(`${origin}/platforms/`)) return undefined;
  const [, , platform = '', kind, handle = ''] = new URL(address).pathname.split('/');
  const key = platform.toUpperCase() as Platform;
  return kind === 'u' && key in platformTable ? parseAccount(key, decoded(handle)) : undefined;
}

/** The link that is meant: of a stand-in profile that of the account which it stands for, which is what our server knows. */
export const meantLink = (typed: string, origin?: string): string =>
  standInAccount(typed, origin)?.url ?? typed.trim();

/** As it stands where it is no encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
