const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

/** Longer than any title or snippet: what is read with patterns is bounded. */
const longest = 1000;

/** A title or snippet as people see it: without the marks around what was searched for, without entities. */
export const shownText = (html: string | null | undefined): string =>
  (html ?? '')
    .slice(0, longest)
    .replace(/<\/?(?:strong|b|em|i)>/gi, '')
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
      (whole, hex, decimal, name: string | undefined) => {
        if (name !== undefined) return named.get(name.toLowerCase()) ?? whole;
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex as string, 16);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
