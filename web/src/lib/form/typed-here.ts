import { seemsSignedIn } from '../seems-signed-in.ts';

/** Forms that are not sent yet, the comparison of this tab with what was said of it, and the one on its way to a case. */
const TYPED = /^(?:typed\.|countersign\.(?:compare|kept$))/;

/** Who is signed in, or was last, as far as is known. */
let person: string | undefined;

/** Whose that is which is typed now; nobody's whom we know, where nobody is signed in. */
export const typist = (): string | undefined => (person && seemsSignedIn() ? person : undefined);

/** From here on what is typed is `userId`'s; what somebody else left behind is forgotten. */
export function typedBy(userId: string): void {
  person = userId;
  each((store, key) => {
    if (TYPED.test(key) && (by(store, key) ?? userId) !== userId) store.removeItem(key);
  });
}

/** What was typed waits for whoever was signed in last, and for nobody else. */
export const claimTyped = (): void =>
  each((store, key) => {
    if (TYPED.test(key) && !by(store, key))
      store.setItem(key, JSON.stringify({ ...readTyped(key, store), by: person }));
  });

/** Name by name: other tabs take a storage that is cleared as a whole for a sign-out on purpose. */
export const clearButTyped = (): void =>
  each((store, key) => {
    if (!TYPED.test(key)) store.removeItem(key);
  });

/** What is kept under a name, where it can be read. */
export function readTyped(key: string, store: Storage): object | undefined {
  try {
    return (JSON.parse(store.getItem(key) ?? 'null') as object | null) ?? undefined;
  } catch {
    return undefined;
  }
}

const by = (store: Storage, key: string) => (readTyped(key, store) as { by?: string } | undefined)?.by;

function each(work: (store: Storage, key: string) => void): void {
  try {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) work(store, key);
  } catch {
    // The browser keeps nothing for us.
  }
}
