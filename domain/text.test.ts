import { describe, expect, it } from 'vitest';
import { PhoneNumber, WebAddress, line, normalEmail, ownName } from './text.ts';

describe('normalEmail', () => {
  it.each([
    [' Maya@Example.COM ', 'maya@example.com'],
    ['maya+x@example.com', 'maya+x@example.com'],
  ])('%s', (typed, kept) => expect(normalEmail(typed)).toBe(kept));

  it.each([
    '',
    'maya',
    'maya@',
    '@example.com',
    'a b@example.com',
    'a@b@example.com',
    `${'a'.repeat(260)}@example.com`,
  ])('refuses %s', (typed) => expect(normalEmail(typed)).toBeUndefined());

  it('does not let the Kelvin sign collide with k', () => {
    expect('mi\u212Ae@example.com'.toLowerCase()).toBe('mike@example.com');
    expect(normalEmail('mi\u212Ae@example.com')).toBeUndefined();
  });
});

it('keeps phone numbers as E.164', () => {
  expect(PhoneNumber.parse('+1 (860) 555-0100')).toBe('+18605550100');
  expect(PhoneNumber.safeParse('860 555 0100').success).toBe(false);
});

it.each(['Maya\u202e', 'Ma\u200bya', 'Ma\ufeffya'])(
  'lets nobody hide something in their own name: %j',
  (name) => {
    expect(ownName(100).safeParse(name).error?.issues[0]?.message).toBe(
      'Please leave out hidden characters.',
    );
  },
);

it('lets a name keep its accents, scripts and joiners', () => {
  for (const name of ['Zoë Müller', 'می‌خواهم', 'Maya 👩🏽‍💻']) expect(ownName(100).parse(name)).toBe(name);
});

it('lets no script become a link and no control character become text', () => {
  expect(WebAddress.safeParse('javascript:alert(1)').success).toBe(false);
  expect(WebAddress.safeParse('https://example.com').success).toBe(true);
  expect(line(10).safeParse('a\u0000b').success).toBe(false);
  expect(line(3).parse('  abc ')).toBe('abc');
});
