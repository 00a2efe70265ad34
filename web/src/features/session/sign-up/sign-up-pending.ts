/**
 * Whether a sign-up is on its way. Amplify's sign-up screen does not hear of it (its machine leaves out the update on
 * entering `handleSignUp`), so that its form would stay open for a second submission.
 */
let pending = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  pending = value;
  for (const listener of listeners) listener();
}

export const signUpPending = (): boolean => pending;

export function onSignUpPending(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** The same call, noted while it runs. */
export const notedSignUp = <Call extends (input: never) => Promise<unknown>>(call: Call): Call =>
  (async (input: never) => {
    set(true);
    try {
      return await call(input);
    } finally {
      set(false);
    }
  }) as Call;
