import { shownParts } from '#domain/unseen-characters';

/** HTML that is safe to put into a page. Made by `html` alone. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | undefined | false | Markup | readonly Part[];

/** A page's own markup with values between: every value that is no markup itself is escaped. */
export const html = (strings: TemplateStringsArray, ...values: Part[]): Markup =>
  new Markup(strings.map((text, at) => text + (at < values.length ? written(values[at]) : '')).join(''));

function written(value: Part): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(written).join('');
  return escaped(String(value));
}

const escaped = (text: string): string => text.replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** What a profile says of itself, with codes in the place of characters that nobody would see. */
export const shown = (text: string): Markup[] =>
  shownParts(text).map((part) =>
    'words' in part ? html`${part.words}` : html`<code class="unseen">${part.code}</code>`,
  );

/** A link to a web page; an address of another kind (javascript:) is only shown. */
export function linked(address: string): Markup {
  const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
  return isWeb
    ? html`<a href="${address}" rel="noreferrer noopener nofollow">${shown(address)}</a>`
    : html`<span>${shown(address)}</span>`;
}
