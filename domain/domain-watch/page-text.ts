/** What a page shows, as far as text goes. */
export interface PageText {
  title?: string;
  /** Words in order, in small letters. */
  words: string[];
  /** Where its icon is, as it says. */
  icon?: string;
}

/** Elements whose content is not shown. */
const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'title']);
const MAX_WORDS = 20_000;

/** Reads a page in one pass: hostile ones are made so that anything cleverer takes for ever. */
export function readPage(html: string): PageText {
  const texts: string[] = [];
  let title: string | undefined;
  let icon: string | undefined;
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at);
    texts.push(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      at = endOf(html, '-->', open + 4);
      continue;
    }
    const close = endOf(html, '>', open);
    const tag = html.slice(open + 1, Math.min(close - 1, open + 2000));
    const name = /^[a-z][a-z0-9]*/i.exec(tag)?.[0].toLowerCase() ?? '';
    at = close;
    if (name === 'link' && /\brel\s*=\s*["']?[^"'>]*\bicon\b/i.test(tag))
      icon ??= /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag)?.slice(1).find(Boolean);
    if (!UNSEEN.has(name) || tag.endsWith('/')) continue;
    const inside = indexOfClosing(html, name, close);
    if (name === 'title') title ??= tidy(html.slice(close, inside < 0 ? html.length : inside)).slice(0, 200);
    if (inside < 0) break;
    at = endOf(html, '>', inside);
  }
  const words =
    tidy(texts.join(' '))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return { ...(title && { title }), words: words.slice(0, MAX_WORDS), ...(icon && { icon }) };
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

/** The place of `</name`, in capitals or not. */
function indexOfClosing(html: string, name: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2))
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  return -1;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const tidy = (text: string): string =>
  text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, ten, sixteen, name: string) => {
      const point = ten ? Number(ten) : sixteen ? parseInt(sixteen, 16) : undefined;
      if (point !== undefined) return point > 0 && point < 0x110000 ? String.fromCodePoint(point) : ' ';
      return ENTITIES[name.toLowerCase()] ?? whole;
    })
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
