import { ASCII_ENDINGS, LETTERS_OF_ENDING } from '../tables/idn-letters.ts';

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
/** A bit for the script of each character, 0 for what all scripts share. Filled as characters come: labels do by the thousand. */
const scripts = new Uint8Array(0x10000).fill(255);

/**
 * Can anybody register this label (in Unicode) under this ending? Registries refuse labels of mixed scripts, and many take
 * the letters of their own languages alone, or none beyond ASCII: a look-alike there is no danger, and a waste of questions.
 */
export const isRegistrable = (label: string, suffix: string): boolean => registrableUnder(suffix)(label);

/** The same for many labels under one ending. */
export function registrableUnder(suffix: string): (label: string) => boolean {
  const ending = suffix.slice(suffix.lastIndexOf('.') + 1);
  const letters = LETTERS_OF_ENDING.get(ending);
  const isAscii = ASCII_ENDINGS.has(ending);
  return (label) => {
    let found = 0;
    for (let i = 0; i < label.length; i++) {
      const code = label.charCodeAt(i);
      if (code > 127 && (isAscii || (letters && !letters.has(label[i]!)))) return false;
      const script = scripts[code]!;
      found |= script === 255 ? (scripts[code] = scriptOf(label[i]!)) : script;
    }
    // one script is a power of two
    return (found & (found - 1)) === 0;
  };
}

function scriptOf(letter: string): number {
  const at = SCRIPTS.findIndex((script) => script.test(letter));
  return at < 0 ? 0 : 1 << at;
}
