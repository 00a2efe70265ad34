import { asciiSpellings } from '#domain/engine/glyph/ascii-spellings';
import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';
import type { Found } from '../look.ts';

interface Known {
  platform: Platform;
  name: string | undefined;
  /** Own accounts that are compared, or listed there: as they were seen, or said to be. */
  own: readonly SeenProfile[];
  /** Own accounts elsewhere as they are listed, of which some could not be read. */
  unread: readonly SeenProfile[];
}

/**
 * What a business's proven domain says of it on a platform: its name, which is compared as the domain has it and not as the platform
 * would have it (`handles`; none where it can't be written there), since nobody calls themselves so. Nobody's account is read by it,
 * since a copy may have one. A listed account that is called so speaks for itself; where one is there, so does the day it began. One
 * elsewhere stands in the label's place, read or not: who copies the name copies an account, and is reported for that. A name that can
 * only be spelled there is compared so, and told as the domain has it: the spelling may be somebody else's domain.
 */
export function labelsAs(
  label: string | undefined,
  handles: readonly string[],
  { platform, name, own, unread }: Known,
): Found[] {
  if (label === undefined || handles.length === 0) return [];
  const known = new Set(own.map(({ handle }) => handle.toLowerCase()));
  const [since] = own
    .flatMap((profile) => (profile.platform === platform ? (profile.createdAt ?? []) : []))
    .sort();
  return (handles.includes(label) ? [label] : asciiSpellings(label))
    .map((handle) => ({ handle, forms: formsOf(handle, handles) }))
    .filter(({ forms }) => !forms.some((form) => known.has(form)))
    .flatMap(({ handle, forms }): Found[] => {
      const accounts = unread.filter((one) => forms.includes(one.handle.toLowerCase()));
      const itself: SeenProfile = { platform, handle, name: name ?? null, ofDomain: true };
      if (accounts.length > 0) return accounts.map((profile) => ({ profile }));
      return [{ profile: itself, ...(handle !== label && { spells: label }) }];
    })
    .map((found) => ({ ...found, ...(since && { since }) }));
}

/** A name, and those of the handles that are the same name with other signs between its words. */
const formsOf = (name: string, handles: readonly string[]): string[] => {
  const joined = (one: string) => one.replace(/[._-]/g, '').toLowerCase();
  return [name, ...handles.filter((handle) => joined(handle) === joined(name))].map((one) =>
    one.toLowerCase(),
  );
};
