import type { Address, User, UserPatch } from '#domain/account/user';

/** A field that was changed here and, to something else, in another window. */
export interface Clash {
  field: keyof UserPatch;
  theirs: unknown;
}

/** Nothing, null and an empty line are the same to a person. */
const same = (a: unknown, b: unknown) => (a ?? '') === (b ?? '');

/**
 * Three-way comparison of plain fields: what the edit started from, what is stored now, what is to be saved.
 * Fields changed by one side alone, or by both to the same, merge; the rest are clashes.
 */
export const clashesOf = (base: Partial<User>, stored: Partial<User>, patch: UserPatch): Clash[] =>
  (Object.keys(patch) as (keyof UserPatch)[])
    .filter((field) => !same(base[field], stored[field]) && !same(stored[field], patch[field]))
    .map((field) => ({ field, theirs: stored[field] ?? null }));

/** One change of the list of addresses, so that it can be made again on a list that changed meanwhile. */
export type AddressEdit =
  /** `at`: its place in the list, for one that comes back; the first says whose rules about age hold. */
  | { kind: 'add'; address: Address; at?: number }
  | { kind: 'change'; from: Address; to: Address }
  | { kind: 'remove'; address: Address };

export const ADDRESS_FIELDS = ['address', 'address2', 'city', 'state', 'zipCode', 'country'] as const;

/** By what a person sees of them: the list has no ids. */
const sameAddress = (a: Address, b: Address): boolean =>
  ADDRESS_FIELDS.every((field) => same(a[field], b[field]));

/** The list after the edit. Removing what is gone changes nothing; changing what is gone, or adding again, keeps one copy. */
export function editAddresses(list: readonly Address[], edit: AddressEdit): Address[] {
  const without = (gone: Address) => list.filter((one) => !sameAddress(one, gone));
  const placed = (rest: Address[], one: Address, at = rest.length) =>
    rest.some((other) => sameAddress(other, one)) ? rest : rest.toSpliced(at, 0, one);
  switch (edit.kind) {
    case 'remove':
      return without(edit.address);
    case 'add':
      return placed([...list], edit.address, edit.at);
    case 'change':
      return list.some((one) => sameAddress(one, edit.from))
        ? list.map((one) => (sameAddress(one, edit.from) ? edit.to : one))
        : placed([...list], edit.to);
  }
}
