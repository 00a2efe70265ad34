/** What opens a request, from behind the # of an address: no server and no log gets to see it. Undefined for anything else. */
export const tokenIn = (hash: string): string | undefined =>
  /^#(DR-[\dA-Z]{4}-[\dA-Z]{4}\.[\w-]{43})$/.exec(hash)?.[1];

/** Whether an address was to open a request, and lost or gained letters on the way: emails break long ones, and so does copying. */
export const isBroken = (hash: string): boolean => /^#DR-/i.test(hash) && !tokenIn(hash);
