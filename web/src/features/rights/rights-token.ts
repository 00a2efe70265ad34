/** What opens a request, from behind the # of an address: no server and no log gets to see it. Undefined for anything else. */
export const tokenIn = (hash: string): string | undefined =>
  /^#(DR-[\dA-Z]{4}-[\dA-Z]{4}\.[\w-]{43})$/.exec(hash)?.[1];
