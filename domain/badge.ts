import { type Platform } from './platform.ts';
import { platformTable } from './platform-table.ts';

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Long handles are set smaller, so that none is cut: a cut handle could be read as another. */
const sizeFor = (text: string): number =>
  Math.max(8, Math.min(15, Math.floor(330 / Math.max(1, text.length * 0.62))));

/**
 * A small picture for a bio or a page: which handle is confirmed, and since when. It names the handle in full, so that on
 * anybody else's page it points at whom they imitate. Plain shapes and text, no script, no link, no font to fetch.
 * @param since YYYY-MM-DD; undefined = nobody has confirmed it in public
 */
export function badge({
  platform,
  handle,
  since,
}: {
  platform: Platform;
  handle: string;
  since?: string | undefined;
}): string {
  const name = platformTable[platform].name;
  const line = since === undefined ? 'Not registered here' : `Confirmed since ${since}`;
  const below =
    since === undefined ? 'This says nothing about the account' : 'by whoever controls this account';
  const ink = since === undefined ? '#5F6875' : '#0F6B52';
  const shown = `${handle} on ${name}`;
  const text = (
    y: number,
    size: number,
    fill: string,
    words: string,
    font = "'Segoe UI',system-ui,sans-serif",
  ) =>
    `<text x="64" y="${y}" font-family="${font}" font-size="${size}" fill="${fill}">${escape(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="84" viewBox="0 0 420 84" role="img">`,
    `<title>${escape(`${shown}: ${line}, ${below}`)}</title>`,
    `<rect x=".5" y=".5" width="419" height="83" rx="4" fill="#FAF7F0" stroke="${ink}"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="1.5"><circle cx="32" cy="42" r="18"/><circle cx="32" cy="42" r="13"/><circle cx="32" cy="42" r="8"/></g>`,
    text(28, sizeFor(shown), '#1B2430', shown, "'DejaVu Sans Mono',Menlo,Consolas,monospace"),
    text(49, 14, ink, line),
    text(68, 12, '#5F6875', `${below} · Countersign`),
    `</svg>`,
  ].join('');
}
