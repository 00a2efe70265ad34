import fc from 'fast-check';

/** Texts that have broken programs: of every length, script, control character and grammar. */
export const hostileTexts = [
  ...['', ' ', '\0', '\u202e', '\ufeff', '\n\r', 'a\u0300'.repeat(300), '漢'.repeat(900), 'x'.repeat(3000)],
  ...[
    '\ud800',
    'a\udc00b',
    '😀'.repeat(200),
    'ﷺ'.repeat(400),
    'İ',
    'ß',
    '٣',
    '१२३',
    '0x10',
    '1e400',
    '-0',
    'NaN',
  ],
  ...[
    'null',
    'undefined',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE User;',
    '{"$ne":null}',
    '${7*7}',
    '{{7*7}}',
    '#{1}',
    '$(id)',
    '`id`',
    '%00',
    '%ff',
  ],
  ...[
    '../../../../etc/passwd',
    '..\\..',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    'javascript:alert(1)',
  ],
  ...[
    '<script>alert(1)</script>',
    '=cmd|1',
    '+1',
    'a@b',
    'a@b.c\r\nBcc: x@y.z',
    'xn--',
    'http://[::1]/',
    'https://',
  ],
  ...[
    '9999-99-99',
    '2026-02-30',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    'U#',
    'B#',
    '#',
    '##',
    'a.b',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'z'.repeat(40),
    `acme.${'x'.repeat(40)}`,
    'users/../x',
    'a'.repeat(1025),
  ],
] as const;

const numbers = [0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53 + 2, Number.MIN_VALUE, -0];

/** Objects whose keys are those that reach a prototype; `polluted` is looked for afterwards. */
const pollution = [
  '{"__proto__":{"polluted":"yes","takes":"query","sends":"text/html"}}',
  '{"constructor":{"prototype":{"polluted":"yes","takes":"query"}}}',
  '{"a":{"__proto__":{"polluted":1}},"__proto__":null}',
  '[{"__proto__":{"polluted":1}}]',
].map((text) => JSON.parse(text) as unknown);

/** Values in places where they do not belong. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(...hostileTexts), weight: 5 },
  fc.constantFrom<unknown>(...numbers, null, true, false, [], {}, [[]], [null]),
  fc.constantFrom(...pollution),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    nested(60),
    Array.from({ length: 500 }, () => 'x'),
    { ['k'.repeat(2000)]: 1 },
  ),
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let n = 0; n < depth; n++) value = n % 2 ? [value] : { value };
  return value;
}

/** Bodies that are not what a program would send, built from the text of one that is. */
export const hostileBody = (good: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(good.length).map((end) => good.slice(0, end)),
    fc.constantFrom(
      ...[
        '',
        'null',
        '[]',
        '0',
        '"text"',
        'true',
        '\ufeff{}',
        '{}{}',
        '{"a":1e400}',
        '{"a":1,"a":2}',
        '{,}',
        '<xml/>',
      ],
      ...[
        '['.repeat(20_000),
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        '{"a":'.repeat(5000),
        '"\\ud800"',
        '\0',
      ],
      ...[
        `{"x":"${'y'.repeat(120_000)}"}`,
        `{"x":"${'漢'.repeat(40_000)}"}`,
        'a=b&c=d',
        '{"__proto__":{"polluted":1}}',
      ],
      ...[
        '{"constructor":{"prototype":{"polluted":1}}}',
        `{"x":[${'1,'.repeat(30_000)}1]}`,
        `{"n":${'9'.repeat(5000)}}`,
      ],
    ),
    fc
      .tuple(fc.nat(good.length), fc.constantFrom('\0', '"', '\\', '}', '\ud800', ',', '\u2028'))
      .map(([at, odd]) => good.slice(0, at) + odd + good.slice(at)),
  );
