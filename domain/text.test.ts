import { describe, expect, it } from 'vitest';
import { EmailAddress, Id, PhoneNumber, WebAddress, isTypedAs, line, normalEmail, ownName } from './text.ts';

describe('normalEmail', () => {
  it.each([
    [' Maya@Example.COM ', 'maya@example.com'],
    ['maya+x@example.com', 'maya+x@example.com'],
    [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
    ['a@b.c', 'a@b.c'],
    ["!#$%&'*+-/=?^_`{|}~@sub.Example.museum", "!#$%&'*+-/=?^_`{|}~@sub.example.museum"],
  ])('%s', (typed, kept) => expect(normalEmail(typed)).toBe(kept));

  it.each([
    '',
    'maya',
    'maya@',
    '@example.com',
    'a b@example.com',
    'a@b@example.com',
    `${'a'.repeat(260)}@example.com`,
    `${'a'.repeat(243)}@example.com`,
    'maya@example',
    'maya@.com',
    'maya@example.',
    'mäya@example.com',
    'maya@exämple.com',
    'maya@example.côm',
    'maya@example.com\u0000',
    'maya@example.com, ida@example.com',
    'maya@ravensworth,example.com',
    'maya,ida@example.com',
    'maya@example..com',
    'maya@example.com;',
    '<maya@example.com>',
  ])('refuses %s', (typed) => expect(normalEmail(typed)).toBeUndefined());

  it('does not let the Kelvin sign collide with k', () => {
    expect('mi\u212Ae@example.com'.toLowerCase()).toBe('mike@example.com');
    expect(normalEmail('mi\u212Ae@example.com')).toBeUndefined();
  });
});

it('says what to enter in place of what is no address', () => {
  expect(EmailAddress.parse(' Maya@Example.com')).toBe('maya@example.com');
  expect(EmailAddress.safeParse('maya').error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a valid email',
  ]);
  expect(EmailAddress.safeParse(7).success).toBe(false);
});

it.each([
  ['+1 (860) 555-0100', '+18605550100'],
  ['+46.70.123.45.67', '+46701234567'],
  ['+1234567', '+1234567'],
  ['+123456789012345', '+123456789012345'],
  ['860 555 0100', undefined],
  ['+0 860 555 0100', undefined],
  ['+123456', undefined],
  ['+1234567890123456', undefined],
  ['1+8605550100', undefined],
  ['+1860555+0100', undefined],
  ['', undefined],
])('keeps the phone number %s as %s', (typed, kept) => expect(PhoneNumber.safeParse(typed).data).toBe(kept));

it.each([
  ['', false],
  ['a', true],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
])('an id has a letter to 128 of them: %j, %s', (id, is) => expect(Id.safeParse(id).success).toBe(is));

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

it.each([
  ['https://example.com', true],
  ['http://example.com', true],
  ['HTTPS://example.com', true],
  [`https://${'a'.repeat(2040)}`, true],
  [`https://${'a'.repeat(2041)}`, false],
  ['javascript:alert(1)', false],
  ['javascript:alert(1)//https://example.com', false],
  ['https:/example.com', false],
  ['httpss://example.com', false],
])('lets no script become a link: %s, %s', (address, is) =>
  expect(WebAddress.safeParse(address).success).toBe(is),
);

it.each([
  ['  abc ', 'abc'],
  ['', ''],
  ['abcd', undefined],
  ['a\u0000b', undefined],
  ['a\nb', undefined],
  ['a\u007f', undefined],
  ['\u0001a', undefined],
])('lets no control character become text: %j is %j', (typed, kept) =>
  expect(line(3).safeParse(typed).data).toBe(kept),
);

it.each([
  ['Käthe & O\u2019Neill\u2019s Bäckerei', true],
  [' käthe & o\u2018neill`s  bäckerei ', true],
  ['Ka\u0308the & O\u02bcNeill\u00b4s Ba\u0308ckerei', true],
  ['Käthe\u00a0& O\u2032Neill\u2032s Bäckerei', true],
  ['Kathe & O\u2019Neill\u2019s Backerei', false],
  ['Käthe & ONeills Bäckerei', false],
  ['', false],
])('takes a name as keyboards write it: %s, %s', (typed, is) =>
  expect(isTypedAs("Käthe & O'Neill's Bäckerei", typed)).toBe(is),
);

it('takes other quotes and dashes', () => {
  expect(isTypedAs('„Rook“ – Studio', '"rook" - studio')).toBe(true);
});

it.each([
  ['Іван  Петренко', 'Іван Петренко'],
  [' Maya \u00a0 Hollimund ', 'Maya Hollimund'],
  ['Maya\u00a0Hollimund', 'Maya Hollimund'],
  ['山田\u3000太郎', '山田 太郎'],
])('a name is kept as it is shown, with one space between words: %s', (typed, kept) =>
  expect(ownName(100).parse(typed)).toBe(kept),
);
