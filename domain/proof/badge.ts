import { brand } from '../brand.ts';
import { type Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import type { PublicCheck } from './public-check.ts';

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Long handles are set smaller, so that none is cut: a cut handle could be read as another. */
const sizeFor = (text: string): number => Math.min(15, Math.floor(3300 / (text.length * 0.62)) / 10);

const grey = '#5F6875';
const green = '#0F6B52';

/** The two lines below the handle, and the ink they are printed in. */
function lines(check: PublicCheck): { line: string; below: string; ink: string } {
  if (check.state === 'confirmed')
    return {
      line: `Confirmed since ${check.confirmedSince}`,
      below: 'by the person who controls this account',
      ink: green,
    };
  const below = 'This says nothing about the account';
  return {
    line: check.state === 'paused' ? 'Paused for review' : 'Not registered, or private',
    below,
    ink: grey,
  };
}

/**
 * A small picture for a bio or a page: which handle is confirmed, and since when. It names the handle in full, so that on
 * anybody else's page it points at whom they imitate. Plain shapes and text, no script, no link, no font to fetch.
 */
export function badge({
  platform,
  handle,
  check,
}: {
  platform: Platform;
  handle: string;
  check: PublicCheck;
}): string {
  const { line, below, ink } = lines(check);
  const shown = `${handle} on ${platformTable[platform].name}`;
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
    text(68, 12, grey, `${below} · ${brand}`),
    `</svg>`,
  ].join('');
}
