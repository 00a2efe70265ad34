import { readTyped, typist } from './typed-here.ts';

const PREFIX = 'typed.';

interface Kept {
  /** Who typed it; nobody whom we know, where nobody was signed in. */
  by?: string | undefined;
  /** The page on which it was typed. */
  at: string;
  values: Record<string, unknown>;
}

const isDraft = (key: string): boolean => key.startsWith(PREFIX);

/** What was typed before, as far as this form still has its fields. */
export function keptDraft<Values extends Record<string, unknown>>(key: string, empty: Values): Values {
  const kept = read(PREFIX + key)?.values ?? {};
  // A field may be null until something is typed.
  const isKnown = (is: unknown, was: unknown) =>
    typeof was === typeof is || (is === null && typeof was === 'string');
  const known = Object.keys(empty).filter((name) => isKnown(empty[name], kept[name]));
  return { ...empty, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
}

/** Keeps what was typed for this tab, and nothing of a form as it was before; a picture that was chosen is chosen again. */
export function keepDraft(
  key: string,
  values: Record<string, unknown>,
  empty: Record<string, unknown>,
  at = location.pathname + location.search,
): void {
  if (Object.entries(values).every(([name, value]) => value === empty[name])) return forgetDraft(key);
  const typed = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  const kept: Kept = { by: typist(), at, values: Object.fromEntries(typed) };
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
  } catch {
    // no room: the form itself still holds it
  }
}

/** What was typed was sent, or what it was about is gone. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // The browser keeps nothing for us.
  }
}

/** The page on which something was typed that is not sent yet, in this tab; undefined where there is none. */
export function pageOfDraft(): string | undefined {
  try {
    return Object.keys(sessionStorage)
      .filter(isDraft)
      .map((key) => read(key)?.at)
      .find(Boolean);
  } catch {
    return undefined;
  }
}

function read(key: string): Partial<Kept> | undefined {
  // A page that is drawn in the build has no storage.
  return typeof sessionStorage === 'undefined' ? undefined : readTyped(key, sessionStorage);
}
