import { isArtistOrShow } from '#domain/engine/handle/assigned-id';
import { linkInText } from '#domain/platform/link/link-in-text';
import { platformTable } from '#domain/platform/platform-table';
import { words } from './words.ts';

const ODD_HYPHENS = /^-|--|-$/;

/** Why a platform has no such handle: a name was typed, or, of GitHub's hyphens, it is known. */
export function noSuchHandle(row: { name: string }, handle: string): string {
  if (/\S\s+\S/.test(handle)) return words.like.name;
  return row === platformTable.GITHUB && ODD_HYPHENS.test(handle)
    ? words.hyphens(row.name)
    : words.noSuchHandles(row.name);
}

/** Why an account is read where two are compared, and nowhere else. */
export const notListed = ({ handle }: { handle: string }): string =>
  isArtistOrShow(handle) ? words.artist : words.formerName;

const DISCORD_MESSAGE = /^(?:https?:\/\/)?(?:\w+\.)?discord(?:app)?\.com\/channels\//i;

/** Why an address on a platform that we know is no profile's. */
export const whyNoProfile = (typed: string): string =>
  DISCORD_MESSAGE.test(linkInText(typed)) ? words.discordMessage : (impossibleOn(typed) ?? words.noProfile);

/** For an address that has a handle's form, where the platform has no such handles: `x.com/john-smith`. */
function impossibleOn(typed: string): string | undefined {
  const [, host = '', handle = ''] =
    /^(?:https?:\/\/)?(?:www\.|m\.)?([^/]+)\/@?([^/?#]+)\/?(?:[?#].*)?$/i.exec(typed) ?? [];
  const row = Object.values(platformTable).find(({ hosts }) => hosts.includes(host.toLowerCase()));
  const isTaken = !row || row.handle.test(handle) || row.reserved?.includes(handle.toLowerCase());
  return isTaken ? undefined : noSuchHandle(row, handle);
}
