import { drawSeal } from '../../../ui/seal/seal.ts';
import { words } from '../words.ts';

const text = (value: string) => value.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/**
 * The badge for a bio or a site: the seal of the handle, the handle, and the address that says whether it still holds. It proves
 * nothing by itself: whoever copies it copies an address that ends in another handle.
 */
export function badgeSvg({
  handle,
  platformName,
  address,
}: {
  handle: string;
  platformName: string;
  address: string;
}): string {
  const { lines, eye } = drawSeal(address, 80);
  const seal = [...lines, ...eye.lines]
    .map(({ d, width }) => `<path d="${d}" stroke-width="${width}"/>`)
    .join('');
  const shown = address.replace(/^https?:\/\//, '');
  const width = Math.max(260, 96 + 6.6 * Math.max([...shown].length, [...handle].length + 12));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="88" role="img" aria-label="${text(words.badge.confirmed(handle, platformName, shown))}">
<rect x=".5" y=".5" width="${Math.ceil(width) - 1}" height="87" fill="#fffdf8" stroke="#1b2430"/>
<g transform="translate(44 44) scale(.36)" fill="none" stroke="#0f6b52" stroke-linejoin="round">${seal}</g>
<g fill="#1b2430" font-family="system-ui, sans-serif"><text x="90" y="30" font-size="12" fill="#4a5361">${text(words.badge.by)}</text>
<text x="90" y="52" font-size="17" font-family="ui-monospace, monospace">${text(handle)}</text>
<text x="90" y="72" font-size="11" fill="#0f6b52">${text(shown)}</text></g></svg>`;
}
