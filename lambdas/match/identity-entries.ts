import type { Entry } from '#domain/engine/index/identity-level';
import type { ProtectedIdentity } from '#domain/proof/protected-identity';

/** What an account is found by. */
export const textsOf = ({ handle, nameKey }: ProtectedIdentity): string[] =>
  nameKey ? [handle, nameKey] : [handle];

/** Identities as the index has them: each owner is a number, their place in the list. */
export function entriesOf(identities: Iterable<ProtectedIdentity>): { owners: string[]; entries: Entry[] } {
  const owners: string[] = [];
  const entries: Entry[] = [];
  const numbers = new Map<string, number>();
  for (const one of identities) {
    const identity = numbers.get(one.owner) ?? owners.push(one.owner) - 1;
    numbers.set(one.owner, identity);
    for (const handle of textsOf(one)) entries.push({ identity, handle });
  }
  return { owners, entries };
}
