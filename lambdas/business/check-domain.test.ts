import { describe, expect, it } from 'vitest';
import { newBusiness } from '#domain/business/business';
import type { DnsAnswer } from '#domain/domain-watch/domain-facts';
import { day } from '#domain/durations';
import { recordOf, standingProof } from './check-domain.ts';

const now = Date.parse('2026-11-23T09:00:00.000Z');
const at = (ago: number) => new Date(now - ago * day).toISOString();
const domain = 'acme.example';

/** The proof of a domain that was looked at so many days ago, and what is noted when the DNS answers this. */
async function standing(checked: number, answer: DnsAnswer) {
  const domainProof = { domain, verifiedAt: at(30), checkedAt: at(checked) };
  const business = newBusiness({ id: 'acme', adminId: 'ada', domain, domainProof, updatedAt: at(0) }, at(0));
  const noted: string[] = [];
  const holders = {
    seen: async (id: string, of: string) => void noted.push(`seen ${id} ${of}`),
    release: async (id: string) => void noted.push(`released ${id}`),
  };
  const proof = await standingProof(business, now, { holders, dns: async () => answer });
  return { checkedAt: proof?.checkedAt, noted };
}
const there: DnsAnswer = { kind: 'records', records: [recordOf({ id: 'acme' }, domain).value] };

describe('the proof of a domain', () => {
  it.each([
    ['looked at this week stands without a question', 6, { kind: 'no name' }, at(6), []],
    ['whose record is there is dated anew', 8, there, at(0), [`seen acme ${domain}`]],
    ['whose record is gone ends', 8, { kind: 'no record' }, undefined, ['released acme']],
    ['stands while no name server answers', 8, { kind: 'could not look', why: 'no answer' }, at(8), []],
  ] as const)('%s', async (_, checked, answer, checkedAt, noted) => {
    expect(await standing(checked, answer as DnsAnswer)).toEqual({ checkedAt, noted });
  });
});
