/** The first six-digit code standing alone in a text, or ''. */
export const codeIn = (text: string) => /(?<![\w#&])\d{6}(?!\w)/.exec(text)?.[0] ?? '';
