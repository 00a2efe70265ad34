/** Told when another code was sent. Amplify's screens ask for one and then say nothing. */
const listeners = new Set<() => void>();

export function onResent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same call, told of once it is done. */
export const toldOfCode = <Call extends (input: never) => Promise<unknown>>(call: Call): Call =>
  (async (input: never) => {
    const output = await call(input);
    for (const listener of listeners) listener();
    return output;
  }) as Call;
