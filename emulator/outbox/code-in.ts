/** The first six-digit code standing alone in a text, or ''. */
export const codeIn = (text: string) => /(?<![\d#&])\d{6}(?!\d)/.exec(text)?.[0] ?? '';
