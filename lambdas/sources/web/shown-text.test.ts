import { expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

it.each([
  ['A &quot;<strong>Maya</strong>&quot; &amp; Co&#x27;s  kiln&#33;', 'A "Maya" & Co\'s kiln!'],
  ['&lt;b&gt; &unknown; &#x110000; &#0;', '<b> &unknown;'],
  ['&constructor; &valueOf;', '&constructor; &valueOf;'],
  ['1 < 2', '1 < 2'],
  [undefined, ''],
])('%s is shown as %s', (html, shown) => {
  expect(shownText(html)).toBe(shown);
});
