import { expect, it } from 'vitest';
import { logsToRead } from './log.ts';

const sharded = { address: 'https://ct.example/{half}', kind: 'static' as const };
const whole = { address: 'https://other.example', kind: 'rfc6962' as const };

it.each([
  ['2026-11-23', ['2026h2', '2027h1']],
  ['2027-01-01', ['2027h1', '2027h2']],
  ['2027-07-01', ['2027h2', '2028h1']],
])('on %s certificates end in %j', (day, halves) =>
  expect(logsToRead([sharded, whole], Date.parse(`${day}T00:00:00Z`)).map(({ address }) => address)).toEqual([
    ...halves.map((half) => `https://ct.example/${half}`),
    'https://other.example',
  ]),
);
