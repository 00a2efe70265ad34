import { expect, test } from 'vitest';
import { asSeen } from './as-seen.ts';

test.each([
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['shop.xn--mnchen-3ya.example', 'shop.münchen.example'],
  ['acme.example', 'acme.example'],
])('%s is read as %s', (domain, seen) => expect(asSeen(domain)).toBe(seen));
