/** One space between words, as pages show a text whatever was typed. */
export const oneSpaced = (text: string): string => text.replace(/\p{Zs}+/gu, ' ').trim();
