import { expect, test } from 'vitest';
import { patchFrom } from './profile-texts.ts';

test.each([
  ['kirchner-orgeln.example', 'https://kirchner-orgeln.example'],
  [' www.acme.example/about ', 'https://www.acme.example/about'],
  ['http://acme.example', 'http://acme.example'],
  ['käthe-oneill.example', 'https://käthe-oneill.example'],
  ['mueller.example:8080/a', 'https://mueller.example:8080/a'],
  ['歯科.example', 'https://歯科.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['hello@acme.example', 'hello@acme.example'],
  ['acme', 'acme'],
  ['', null],
])('the website “%s” is sent as %s', (website, sent) =>
  expect(patchFrom({ website }, { address: null })).toEqual({ website: sent }),
);
