/**
 * A sign-up that waits for its code, kept in this tab: whoever goes to the mail app on a phone comes back to a page that the
 * browser has let go of and loads anew. Never the password (docs/decisions/016).
 */
export interface KeptSignUp {
  email: string;
  /** The page that asked for it; another one begins as it always does. */
  path: string;
  /** ms */
  since: number;
}

const KEY = 'countersign.signUp';
/** So long a code works, in milliseconds. */
const VALID = 24 * 3_600_000;

export const keepSignUp = (kept: KeptSignUp): void => sessionStorage.setItem(KEY, JSON.stringify(kept));
export const forgetSignUp = (): void => sessionStorage.removeItem(KEY);

/** What waits on this page, while its code may still work. */
export function keptSignUp(path: string, now: number): KeptSignUp | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof KeptSignUp, unknown>>;
    if (isKept(kept)) return kept.path === path && now < kept.since + VALID ? kept : undefined;
  } catch {
    // not what was kept here
  }
  forgetSignUp(); // of another version
  return undefined;
}

/** By hand: a schema would bring its library into every sign-in. */
const isKept = (value: Partial<Record<keyof KeptSignUp, unknown>>): value is KeptSignUp =>
  typeof value.email === 'string' && typeof value.path === 'string' && typeof value.since === 'number';
