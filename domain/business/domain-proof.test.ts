import { describe, expect, test } from 'vitest';
import type { DnsAnswer } from '../domain-watch/domain-facts.ts';
import { domainRecord, proofState } from './domain-proof.ts';

const record = domainRecord('acme.example', 't0k3n');
const txt = (...records: string[]): DnsAnswer => ({ kind: 'records', records });
const none: DnsAnswer = { kind: 'no record' };
const nothing: DnsAnswer = { kind: 'no name' };
const silent: DnsAnswer = { kind: 'could not look', why: 'the name server did not answer in time' };

test('the record is one of its own below the domain', () => {
  expect(record).toEqual({
    ...{ type: 'TXT', name: '_countersign.acme.example', value: 'countersign-domain=t0k3n' },
  });
});

describe('the record in the DNS', () => {
  test.each([
    ['below the domain', [txt(record.value), none], 'PROVEN'],
    ['at the domain itself, among others', [nothing, txt('v=spf1 -all', record.value)], 'PROVEN'],
    ['pasted with quotation marks', [txt(` "${record.value}" `)], 'PROVEN'],
    ['found, while the other place is silent', [silent, txt(record.value)], 'PROVEN'],
    ['with something behind it', [txt(`"${record.value}" and more`)], 'OTHER'],
    ['with something before it', [txt(`not "${record.value}"`)], 'OTHER'],
    ['of another business', [txt('countersign-domain=other'), none], 'OTHER'],
    ['only part of the value', [txt('countersign-domain='), txt('t0k3n')], 'OTHER'],
    ['in other letters', [txt(record.value.toUpperCase())], 'OTHER'],
    ['without its beginning', [txt('t0k3n'), none], 'OTHER'],
    [
      'in other letters, while the other place is silent',
      [silent, txt('countersign-domain=T0K3N')],
      'UNREACHABLE',
    ],
    [
      'nowhere, beside records of others',
      [nothing, txt('v=spf1 -all', 'site-verification=t0k3n')],
      'MISSING',
    ],
    ['nowhere', [nothing, none], 'MISSING'],
    ['nowhere, and nobody has the domain', [nothing, nothing], 'NO_DOMAIN'],
    ['not seen, because nobody answered', [silent, none], 'UNREACHABLE'],
  ] as const)('%s', (_, answers, state) => expect(proofState(answers, record)).toBe(state));
});
