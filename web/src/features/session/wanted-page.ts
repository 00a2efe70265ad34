/** The page that somebody had asked for when they went to a provider to sign in; it came back with them, in their `state`. */
let wanted: string | undefined;

/** `page` came from an address: only one of ours counts. */
export function keepWanted(page: string): void {
  if (/^\/(?![/\\])/.test(page)) wanted = page;
}

/** Once. */
export function takeWanted(): string | undefined {
  const page = wanted;
  wanted = undefined;
  return page;
}
