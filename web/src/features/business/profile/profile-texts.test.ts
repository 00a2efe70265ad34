import { expect, test } from 'vitest';
import { patchFrom } from './profile-texts.ts';

test.each([
  ['kirchner-orgeln.example', 'https://kirchner-orgeln.example'],
  [' www.acme.example/about ', 'https://www.acme.example/about'],
  ['http://acme.example', 'http://acme.example'],
  ['acme', 'acme'],
  ['', null],
])('the website “%s” is sent as %s', (website, sent) =>
  expect(patchFrom({ website }, { address: null })).toEqual({ website: sent }),
);
