/** Text for an SVG: escaped. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Attributes = Record<string, string | number | undefined>;

/** One element on one line; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A line of text. */
export const text = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  element('text', { x, y, ...attributes }, escaped(words));

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box with a name, and a note below it. */
export function box(area: Area, [name, note]: [string, string?], look: string): string[] {
  const x = area.x + 12;
  const middle = area.y + area.height / 2;
  return [
    element('rect', { ...area, rx: 6, class: `box ${look}` }),
    text(x, note === undefined ? middle + 5 : middle - 2, name, { class: 'name' }),
    ...(note === undefined ? [] : [text(x, middle + 13, note, { class: 'note' })]),
  ];
}
