/**
 * What waits for its code, a sign-up or a new password, kept in this tab: whoever goes to the mail app on a phone comes back to a
 * page that the browser has let go of and loads anew. Never a password (docs/decisions/016).
 */
export interface CodeWait {
  email: string;
  /** The screen that sent the code; `signUp` where none is named. */
  screen?: 'forgotPassword' | undefined;
  /** The page that asked for it; another one begins as it always does. */
  path: string;
  /** ms */
  since: number;
}

const KEY = 'countersign.awaitsCode';
const hour = 3_600_000;

export const keepWait = (wait: CodeWait): void => sessionStorage.setItem(KEY, JSON.stringify(wait));
export const forgetWait = (): void => sessionStorage.removeItem(KEY);

/** What waits on this page, while its code may still work: a day for a sign-up, an hour for a password. */
export function keptWait(path: string, now: number): CodeWait | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof CodeWait, unknown>>;
    if (isWait(kept) && now < kept.since + (kept.screen ? 1 : 24) * hour)
      return kept.path === path ? kept : undefined;
  } catch {
    // not what was kept here
  }
  forgetWait(); // over, or of another version
  return undefined;
}

/** By hand: a schema would bring its library into every sign-in. */
const isWait = (value: Partial<Record<keyof CodeWait, unknown>>): value is CodeWait =>
  typeof value.email === 'string' && typeof value.path === 'string' && typeof value.since === 'number';
