import { expect, it } from 'vitest';
import { readHost } from './host.ts';

const card = (...values: [string, unknown][]) => [
  'vcard',
  values.map(([name, value]) => [name, {}, 'text', value]),
];
const holder = { roles: ['registrant'], vcardArray: card(['fn', 'Gull  Hosting\n']) };
const abuse = { roles: ['abuse'], vcardArray: card(['email', 'abuse@gull.example']) };
const mute = { roles: ['abuse'], vcardArray: card(['fn', 'Abuse desk']) };
const network = (entities: unknown[], name?: unknown) => ({ objectClassName: 'ip network', name, entities });

it.each<[string, unknown, object | undefined]>([
  [
    'the holder before the network',
    network([holder, abuse], 'GULL-NET'),
    { name: 'Gull Hosting', abuseEmail: 'abuse@gull.example' },
  ],
  [
    'the network where no holder is named',
    network([abuse], 'GULL-NET'),
    { name: 'GULL-NET', abuseEmail: 'abuse@gull.example' },
  ],
  [
    'the network where the holder has no name',
    network([{ roles: ['registrant'] }], 'GULL-NET'),
    { name: 'GULL-NET' },
  ],
  [
    'a contact below the holder',
    network([{ ...holder, entities: [mute, abuse] }]),
    { name: 'Gull Hosting', abuseEmail: 'abuse@gull.example' },
  ],
  ['nobody', network([{ roles: ['technical'], vcardArray: card(['email', 'ada@gull.example']) }], 7), {}],
  ['nobody, in what is no list', { objectClassName: 'ip network', entities: 'redacted' }, {}],
  ['nothing of a domain', { objectClassName: 'domain', name: 'gull.example' }, undefined],
  ['nothing of nothing', undefined, undefined],
])('names %s', (_, body, host) => expect(readHost(body)).toEqual(host));

it('looks no deeper than registries write', () => {
  const below = (depth: number): object =>
    depth === 0 ? abuse : { roles: ['technical'], entities: [below(depth - 1)] };
  expect([3, 4].map((depth) => readHost(network([below(depth)]))?.abuseEmail)).toEqual([
    'abuse@gull.example',
    undefined,
  ]);
});

it('shows a line of a name that somebody filled', () =>
  expect(readHost(network([], 'x'.repeat(500)))?.name).toHaveLength(200));
