/** Letters and digits that nobody mistakes for another: no 0, 1, i, l, o. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const group = 4;

/**
 * The code that a person puts on a profile to show that it is theirs. It names the handle it was made for, so that
 * on any other profile it speaks against that profile:
 *
 *     countersign:maya-hollimund:7f3k-9d2m
 *
 * @param random cryptographic, 0 <= value < 1; eight letters are 39 bits, and a guess must stand on a profile to count
 */
export function newProofCode(handle: string, random: () => number): string {
  const letter = () => letters[Math.floor(random() * letters.length)]!;
  const part = () => Array.from({ length: group }, letter).join('');
  return `countersign:${handle.toLowerCase()}:${part()}-${part()}`;
}

const anyCode = /countersign:([^\s:]{1,100}):([a-z\d]{4}-[a-z\d]{4})(?![a-z\d])/giu;

/** What a profile shows of itself, where a code may stand. */
export interface ShownText {
  name?: string | null | undefined;
  bio?: string | null | undefined;
  location?: string | null | undefined;
  links?: readonly string[] | null | undefined;
}

/** Every code that a profile shows, in lower case, each once. */
export function codesShown(profile: ShownText): string[] {
  const shown = [profile.name, profile.bio, profile.location, ...(profile.links ?? [])];
  const found = shown.flatMap((text) => [...(text ?? '').slice(0, 20_000).matchAll(anyCode)]);
  return [...new Set(found.map(([code]) => code.toLowerCase()))];
}

/** The handle that a code names; undefined for what is no code. */
export const handleOfCode = (code: string): string | undefined =>
  /^countersign:([^\s:]{1,100}):/u.exec(code.toLowerCase())?.[1];

/** True when a profile shows a code that was made for another handle: whoever put it there copied it. */
export const showsCopiedCode = (
  profile: ShownText & { handle: string },
  issued: ReadonlySet<string>,
): boolean =>
  issued.size > 0 &&
  codesShown(profile).some((code) => issued.has(code) && handleOfCode(code) !== profile.handle.toLowerCase());
