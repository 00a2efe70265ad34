import { expect, it } from 'vitest';
import { classOfName } from './class-of-name.ts';

it.each([
  ['paypal.com', 'paypal.net', 'TLD swap'],
  ['paypal.com', 'paypa1.com', 'homoglyph'],
  ['paypal.com', 'xn--pypal-4ve.com', 'homoglyph'],
  ['paypal.com', 'pay-pal.com', 'misspelling'],
  ['müller.de', 'mueller.de', 'transliteration'],
  ['strasse.de', 'straße.de', 'transliteration'],
  ['paypal.com', 'login-paypal.com', 'dictionary'],
  ['paypal.com', 'mypaypa1.com', 'dictionary'],
  ['paypal.com', 'paypal.com.example.net', 'subdomain'],
  ['paypal.com', 'p.aypal.com', 'subdomain'],
  ['paypal.com', 'papyal.com', 'misspelling'],
])('%s and %s: %s', (brand, host, expected) => expect(classOfName(brand, host)).toBe(expected));
