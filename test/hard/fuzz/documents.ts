import fc from 'fast-check';

const field = 'listFindings { items { id } }';
const repeated = (text: string, times: number, between = ' ') => Array(times).fill(text).join(between);

/** GraphQL documents that no client sends: too deep, too wide, in circles, malformed. */
const hostileDocuments: readonly string[] = [
  `{ ${Array.from({ length: 500 }, (_, n) => `a${n}: ${field}`).join(' ')} }`,
  `{ ${repeated(field, 1000)} }`,
  `query { ${'listFindings { items '.repeat(400)}${'}'.repeat(801)}`,
  'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  `{ ${field} @include(if: true) ${repeated('@skip(if: false)', 500)} }`,
  `query (${Array.from({ length: 500 }, (_, n) => `$v${n}: String`).join(', ')}) { ${field} }`,
  `{ getUser(id: ${'['.repeat(3000)}${']'.repeat(3000)}) { id } }`,
  `{ getUser(id: "${'x'.repeat(50_000)}") { id } }`,
  '{ __schema { types { name fields { type { ofType { ofType { name } } } } } } }',
  ...[
    '',
    '{',
    '}',
    'null',
    '{ }',
    '{ nothing }',
    'query',
    'subscription { x }',
    '{ getUser }',
    '{ getUser(id: 1e400) { id } }',
  ],
  ...[
    '{ getUser(id: {__proto__: 1}) { id } }',
    '{ __proto__ }',
    '{ constructor: getUser(id: "a") { id } }',
    '\0',
    '"""',
  ],
  ...[
    '{ __typename __typename @x }',
    'mutation { updateUser(input: {}) { id } }',
    'query A { __typename } query A { __typename }',
  ],
  ...[
    '{ getUser(id: "\\ud800") { id } }',
    '# only a comment',
    `${'#'.repeat(60_000)}`,
    '{ getUser(id: $nothing) { id } }',
  ],
];

/** Whole request bodies for the data service, from a good one. */
export const hostileRequest = (query: string, variables: object): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...hostileDocuments).map((document) => JSON.stringify({ query: document })),
    fc
      .tuple(fc.nat(query.length), fc.constantFrom('{', '}', '(', '"', '$', '@', '...', '\0', '!', '😀'))
      .map(([at, odd]) => JSON.stringify({ query: query.slice(0, at) + odd + query.slice(at), variables })),
    fc
      .constantFrom<unknown>(null, [], 'x', 1, { __proto__: null }, [[]])
      .map((odd) => JSON.stringify({ query, variables: odd })),
    fc.constantFrom<unknown>(null, 1, [], {}, ['a']).map((odd) => JSON.stringify({ query: odd, variables })),
    fc
      .constantFrom('X', '__proto__', '', ' ')
      .map((operationName) => JSON.stringify({ query, variables, operationName })),
  );
