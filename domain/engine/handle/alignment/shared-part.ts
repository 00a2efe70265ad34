import { handleShape, type HandleShape } from '../handle-shape.ts';

/** A shorter part is a part of many handles. */
const shortest = 4;

/**
 * The part of two handles that stands in both letter for letter, quoted for a sentence: all of one but the decorations that were cut
 * from it ("official"), in small letters. Where separators stand within, that is said: “martinoakes”, dots and dashes aside. The longer
 * one where there are two; undefined where a part only looks the same, or where none is shared.
 */
export function sharedPart(yours: string, theirs: string): string | undefined {
  const [mine, other] = [handleShape(yours), handleShape(theirs)];
  return [coreIn(mine, other), coreIn(other, mine)]
    .filter((part) => part !== undefined)
    .sort((a, b) => b.length - a.length)
    .map((part) =>
      [yours, theirs].every((handle) => handle.toLowerCase().includes(part))
        ? `“${part}”`
        : `“${part}”, dots and dashes aside`,
    )[0];
}

const coreIn = ({ coreText }: HandleShape, { compact }: HandleShape): string | undefined =>
  coreText.length >= shortest && compact.includes(coreText) ? coreText : undefined;
