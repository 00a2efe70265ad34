import { nameShape } from '../engine/name/name-shape.ts';

/** A name folded so that its words in any order and spelling of letters are one: "Lopez, María" -> "lopez maria". */
export function nameKey(name: string | null | undefined): string | undefined {
  const tokens = [...nameShape(name ?? '').tokens].sort();
  return tokens.length === 0 ? undefined : tokens.join(' ').slice(0, 200);
}
