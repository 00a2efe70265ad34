import { expect, test } from 'vitest';
import { domainIn } from './domain-name.ts';

test.each([
  ['acme.example', 'acme.example'],
  [' https://www.Acme.example/shop?x=1 ', 'acme.example'],
  ['shop.acme.co.uk', 'shop.acme.co.uk'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['acme', undefined],
  ['', undefined],
  ['127.0.0.1', undefined],
  ['acme.example:8080', 'acme.example'],
  ['two words.example', undefined],
  ['javascript:alert(1)', undefined],
])('%s is the domain %s', (typed, domain) => expect(domainIn(typed)).toBe(domain));
