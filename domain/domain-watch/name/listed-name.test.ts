import { expect, test } from 'vitest';
import { readListed } from './listed-name.ts';

const read = readListed(['ferrowbay.example', 'paypal.com']);

test.each([
  ['*.login-ferrowbay-support.example', 'dictionary', 'ferrowbay.example'],
  ['https://FERR0WBAY.example/path?q', 'homoglyph', 'ferrowbay.example'],
  ['ferrowbay.com.', 'TLD swap', 'ferrowbay.example'],
  ['paypal.com-login.net', 'subdomain', 'paypal.com'],
])('%s is a %s of %s', (line, kind, brand) => {
  const found = read(line);
  expect(found).toMatchObject({ class: kind, protected: brand });
  expect((found as { score: number }).score).toBeGreaterThan(75);
});

test.each([
  ['ferrowbay.example', 'another'],
  ['www.ferrowbay.example', 'another'],
  ['weather.example', 'another'],
  ['', 'empty'],
  ['  # a remark', 'empty'],
  ['not a name', 'no name'],
  ['192.0.2.1', 'no name'],
  ['_dmarc.weather.example.', 'another'],
  ['HTTP://weather.example:8080/#top', 'another'],
  ['*.weather.example?q', 'another'],
  ['*.*.weather.example', 'no name'],
  ['-weather.example', 'no name'],
  ['.example', 'no name'],
  ['#', 'empty'],
  ['# ferrowbay.com', 'empty'],
  ['weather.example/path/to#top', 'another'],
  ['https://', 'empty'],
])('%j: %s', (line, what) => expect(read(line)).toBe(what));
