import type { WebShape } from '#domain/engine/web/web-shape';

const none: WebShape = { links: new Map(), sites: [] };

/** Sites of a profile that has none. Throws where one is given: whoever compares by hand gives no site and no links. */
export function webShape(domain: string | undefined, links: readonly string[] | undefined): WebShape {
  if (domain || links?.length) throw new Error('The list of public suffixes is not loaded.');
  return none;
}
