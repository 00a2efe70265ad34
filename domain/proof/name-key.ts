import { readKey } from '../engine/glyph/read-as.ts';
import { nameShape } from '../engine/name/name-shape.ts';

/**
 * A name folded so that its words in any order, and all that reads as one, are one: "Lopez, María" -> "iopez maria",
 * "Theodosia Plurntree" and "Theodosia Plumtree" -> "piumtree theodosia".
 */
export function nameKey(name: string | null | undefined): string | undefined {
  const { tokens } = nameShape(name ?? '');
  return tokens.length === 0 ? undefined : readKey(tokens);
}
