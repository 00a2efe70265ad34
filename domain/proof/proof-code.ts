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

/** A text of a profile without codes, which its owner takes away again: they say nothing of who somebody is. */
export const withoutCodes = (text: string): string =>
  text
    .replace(anyCode, '')
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim();

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

/** The random part, which is what people mistype: `7f3k-9d2m`. */
const secretOf = (code: string): string => code.slice(code.lastIndexOf(':') + 1);

const lettersApart = (one: string, other: string): number =>
  [...one].filter((letter, i) => letter !== other[i]).length;

/** So many letters may differ for two codes to be one that was copied wrongly; two codes by chance agree in no more. */
const mostMistyped = 2;

/** Why a profile does not show a code, in words that tell what to do; undefined when it does show it. */
export function codeFault(
  profile: ShownText & { handle: string },
  code: string,
  platformName: string,
): string | undefined {
  const shown = codesShown(profile);
  if (shown.includes(code)) return undefined;
  const others = shown.filter((one) => handleOfCode(one) !== profile.handle.toLowerCase());
  const own = shown.filter((one) => !others.includes(one)).map(secretOf);
  const mistyped = own.find((one) => lettersApart(one, secretOf(code)) <= mostMistyped);
  if (mistyped !== undefined) {
    const count = lettersApart(mistyped, secretOf(code));
    return `${count === 1 ? 'One character is different' : `${count} characters are different`}: the code on the profile ends in “${mistyped}”, yours ends in “${secretOf(code)}”. Please copy it again.`;
  }
  if (own.length > 0) return 'This profile shows an older or different code. Please use the one shown here.';
  if (others.length > 0)
    return `This profile shows a code made for “${handleOfCode(others[0]!)}”, not for this account.`;
  const texts = [profile.name, profile.bio, profile.location, ...(profile.links ?? [])];
  if (texts.some((text) => /countersign:/iu.test(text ?? '')))
    return 'The profile shows only part of the code. Please copy all of it, without spaces or line breaks.';
  return `The code isn’t on the profile yet. ${platformName} may take a minute to show a change; then check again.`;
}
