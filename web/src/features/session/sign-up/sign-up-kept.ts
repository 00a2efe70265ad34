import * as z from 'zod/mini';

/**
 * A sign-up that waits for its code, kept in this tab: whoever goes to the mail app on a phone comes back to a page that the
 * browser has let go of and loads anew. Never the password (docs/decisions/016).
 */
const Kept = z.object({
  email: z.string(),
  /** The page that asked for it; another one begins as it always does. */
  path: z.string(),
  /** ms */
  since: z.number(),
});
export type KeptSignUp = z.infer<typeof Kept>;

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
    const kept = Kept.parse(JSON.parse(text));
    return kept.path === path && now < kept.since + VALID ? kept : undefined;
  } catch {
    forgetSignUp(); // of another version
    return undefined;
  }
}
