import { expect, test } from 'vitest';
import { DomainName, domainIn } from './domain-name.ts';

test.each([
  ['acme.example', 'acme.example'],
  [' https://www.Acme.example/shop?x=1 ', 'acme.example'],
  ['shop.acme.co.uk', 'shop.acme.co.uk'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['http://acme.example', 'acme.example'],
  ['acme.example/?next=http://other.example', 'acme.example'],
  ['shopwww.example', 'shopwww.example'],
  ['my.www.acme.example', 'my.www.acme.example'],
  ['acme.example.', 'acme.example'],
  ['a.example', 'a.example'],
  ['-acme.example', undefined],
  ['acme-.example', undefined],
  ['_acme.example', undefined],
  ['acme.example-', undefined],
  [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
  [`${'a'.repeat(64)}.example`, undefined],
  [`${'abcd.'.repeat(49)}abcdefgh`, `${'abcd.'.repeat(49)}abcdefgh`],
  [`${'abcd.'.repeat(49)}abcdefghi`, undefined],
  ['acme', undefined],
  ['', undefined],
  ['127.0.0.1', undefined],
  ['acme.example:8080', 'acme.example'],
  ['two words.example', undefined],
  ['javascript:alert(1)', undefined],
])('%s is the domain %s', (typed, domain) => expect(domainIn(typed)).toBe(domain));

test('a form takes the domain of what was typed, and says what it wants', () => {
  expect(DomainName.parse('https://www.Acme.example/shop')).toBe('acme.example');
  expect(DomainName.safeParse('acme').error?.issues).toEqual([
    expect.objectContaining({ message: 'Please enter a domain, like acme.com.' }),
  ]);
});
