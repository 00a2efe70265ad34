import { MAX_HANDLE } from '#domain/engine/index/identity-level';
import { createIdentityIndex, type IdentityIndex } from '#domain/engine/index/identity-index';
import { nameKey } from '#domain/proof/name-key';
import type { SeenProfile } from '#domain/scan/finding';
import { entriesOf, textsOf } from './identity-entries.ts';
import type { ProtectedIdentity } from '#domain/proof/protected-identity';

/** A text as the index gives it back. */
const asKept = (text: string): string => text.slice(0, MAX_HANDLE);

/** So many people are compared with one profile by its handle, and as many by its name. */
const nearest = 10;

/** Everybody who is protected, by handle and by name; numbers of the index are places in the list of owners. */
export class IdentityDirectory {
  readonly owners: string[];
  readonly index: IdentityIndex;

  constructor(owners: string[] = [], index = createIdentityIndex()) {
    this.owners = owners;
    this.index = index;
  }

  static of(identities: Iterable<ProtectedIdentity>): IdentityDirectory {
    const { owners, entries } = entriesOf(identities);
    return new IdentityDirectory(owners, createIdentityIndex(entries));
  }

  /** Adds one; it may be there already. */
  add(one: ProtectedIdentity): void {
    const identity = this.owners.push(one.owner) - 1;
    for (const text of textsOf(one)) this.index.add(identity, text);
  }

  /** Takes accounts out: whose they were is found by their others alone. Goes through everybody, once for all of them. */
  end(ended: readonly ProtectedIdentity[]): void {
    const texts = new Map<string, string[]>();
    for (const one of ended)
      texts.set(one.owner, [...(texts.get(one.owner) ?? []), ...textsOf(one).map(asKept)]);
    if (texts.size === 0) return;
    const numbers = new Set(this.owners.flatMap((owner, number) => (texts.has(owner) ? [number] : [])));
    const left = [...this.index.entriesOf(numbers)].flatMap(({ identity, handle }) => {
      const owner = this.owners[identity]!;
      const gone = texts.get(owner)!;
      const at = gone.indexOf(handle);
      if (at < 0) return [{ owner, handle }];
      gone.splice(at, 1);
      return [];
    });
    for (const number of numbers) {
      this.index.remove(number);
      this.owners[number] = '';
    }
    for (const { owner, handle } of left) this.index.add(this.owners.push(owner) - 1, handle);
  }

  /** Whom a profile may imitate: their handle or name is near its own. It has yet to be judged. */
  near({ handle, name }: Pick<SeenProfile, 'handle' | 'name'>): string[] {
    const found = new Set<string>();
    const ask = (text: string, edits: number) => {
      for (const { identity, distance } of this.index.find(text, { limit: nearest }))
        if (distance <= edits) found.add(this.owners[identity]!);
    };
    ask(handle, handle.length < 4 ? 0 : handle.length < 6 ? 1 : 2);
    const key = nameKey(name);
    if (key) ask(key, key.length < 10 ? 0 : 1);
    return [...found];
  }
}
