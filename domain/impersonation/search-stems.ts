/** Prefixes to search a platform for, likeliest first: decorated copies cannot be listed, but they contain a stem. */
export function searchStems(_handle: string): string[] {
  throw new Error('not built yet');
}
