const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const escape = (text: string) =>
  // Control characters have no place in XML 1.0 even as references, except these three.
  text.replace(/[&<>"'\t\n\r]/g, (c) => `&#${c.charCodeAt(0)};`);

/** `<Name>text</Name>`, the text escaped. */
export const element = (name: string, text: string | number | boolean) =>
  `<${name}>${escape(String(text))}</${name}>`;

/** A whole document; `inner` is markup. */
export const document = (root: string, inner: string, namespace = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespace && ` xmlns="${namespace}"`}>${inner}</${root}>`;

/** The contents of every `<name>` in a small machine-made document (not a general parser: no CDATA, no attributes). */
export const contents = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map((found) => found[1]!);

export const unescape = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return ENTITIES[name] ?? whole;
  });
