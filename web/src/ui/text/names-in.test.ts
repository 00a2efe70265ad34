import { expect, test } from 'vitest';
import { namesIn } from './names-in.ts';

const names = (text: string, known?: string[]) =>
  namesIn(known)(text).flatMap(({ text: part, isName }) => (isName ? [part] : []));

test.each([
  ['The account @lena-rnarchetti on GitHub is impersonating me, Lena.', ['@lena-rnarchetti']],
  ['The other account: https://github.com/lena-rnarchetti', ['https://github.com/lena-rnarchetti']],
  ['See https://x.com/maya_h, or @maya_h.', ['https://x.com/maya_h', '@maya_h']],
  [
    'lena-rnarchetti.example looks like lena-marchetti.example.',
    ['lena-rnarchetti.example', 'lena-marchetti.example'],
  ],
  ['Write to legal@countersign.example.', ['legal@countersign.example']],
  ['2,048 bytes, evidence/04-screenshot.jpg, manifest.sha256', []],
  ['It scored 94 of 100. It asks for codes, e.g. by phone.', []],
])('%s', (text, found) => expect(names(text)).toEqual(found));

test('a known name is found where it stands alone, and nothing is lost', () => {
  const text = 'said to impersonate Lena, lena-marchetti on GitHub; lena-marchetti2 is another';
  expect(names(text, ['lena-marchetti'])).toEqual(['lena-marchetti']);
  expect(
    namesIn(['lena-marchetti'])(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
