import fc from 'fast-check';
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
  ['@maya@mastodon.example and @françois.müller wrote.', ['@maya@mastodon.example', '@françois.müller']],
  ['ferröwbay.example (xn--ferrwbay-n4a.example)', ['ferröwbay.example', 'xn--ferrwbay-n4a.example']],
  // No part of a name, where the whole isn't one to us.
  ['patricia.blakemore.61 on Facebook', []],
  ['jane.doe-smith, jane.doe_1 and Jane.Doe.jr9', []],
  ['@mаya.hollimund and maya.hоllimund.example, with letters of Cyrillic', []],
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

test.each([
  ['patricia.blakemore.61 on Facebook', 'patricia.blakemore.61', ['patricia.blakemore.61']],
  ['See patricia.blakemore.61.', 'patricia.blakemore.61', ['patricia.blakemore.61']],
  [
    'patricia.blakemore.example or patricia@x.com',
    'patricia',
    ['patricia.blakemore.example', 'patricia@x.com'],
  ],
  ['patricia.b, patricia-b and c-patricia', 'patricia', []],
])('a known name is neither torn nor a part of another: %s', (text, known, found) =>
  expect(names(text, [known])).toEqual(found),
);

test('whatever handle is known is found whole', () => {
  const handle = fc.stringMatching(/^[\w.-]{3,20}$/);
  const after = fc.constantFrom(' on Facebook', ', as kept', '');
  const isWhole = (known: string, rest: string) => {
    expect(names(known + rest, [known])).toEqual([known]);
  };
  fc.assert(fc.property(handle, after, isWhole), { seed: 41 });
});
