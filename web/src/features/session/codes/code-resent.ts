import { words } from '../words.ts';

/** Told when another code was sent, in words for people. Amplify's screens ask for one and then say nothing. */
const listeners = new Set<(said: string) => void>();

export function onResent(listener: (said: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellOfCode(said: string): void {
  for (const listener of listeners) listener(said);
}

/** The same call, told of once it is done. */
export const toldOfCode = <Call extends (input: never) => Promise<unknown>>(call: Call): Call =>
  (async (input: never) => {
    const output = await call(input);
    tellOfCode(words.codes.resent);
    return output;
  }) as Call;
