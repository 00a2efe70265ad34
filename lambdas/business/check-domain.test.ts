import { describe, expect, it } from 'vitest';
import { newBusiness } from '#domain/business/business';
import type { DnsAnswer } from '#domain/domain-watch/domain-facts';
import { day } from '#domain/durations';
import { recordOf, shownProof, standingProof, withoutProof } from './check-domain.ts';

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
    release: async (id: string, lostAt?: string) => void noted.push(`released ${id} ${lostAt}`),
  };
  const proof = await standingProof(business, now, { holders, dns: async () => answer });
  return { checkedAt: proof?.checkedAt, noted };
}
const there: DnsAnswer = { kind: 'records', records: [recordOf({ id: 'acme' }, domain).value] };

describe('the proof of a domain', () => {
  it.each([
    ['looked at this week stands without a question', 6, { kind: 'no name' }, at(6), []],
    ['whose record is there is dated anew', 8, there, at(0), [`seen acme ${domain}`]],
    ['whose record is gone ends', 8, { kind: 'no record' }, undefined, [`released acme ${at(0)}`]],
    ['stands while no name server answers', 8, { kind: 'could not look', why: 'no answer' }, at(8), []],
  ] as const)('%s', async (_, checked, answer, checkedAt, noted) => {
    expect(await standing(checked, answer as DnsAnswer)).toEqual({ checkedAt, noted });
  });
});

describe('a proof that was lost', () => {
  const domainProof = { domain, verifiedAt: at(30), checkedAt: at(8) };
  const lostProof = { ...domainProof, lostAt: at(1) };
  const business = newBusiness({ id: 'acme', adminId: 'ada', domain, updatedAt: at(0) }, at(0));

  it.each([
    ['is shown until there is one again', { lostProof }, lostProof],
    ['is over once it is proven anew', { lostProof, domainProof }, null],
    ['says nothing of another domain', { lostProof, domain: 'other.example' }, null],
    ['is none before there was one', {}, null],
  ])('%s', (_, part, lost) => expect(shownProof({ ...business, ...part }).lost).toEqual(lost));

  it('is told by the look that sees it', () => {
    const before = shownProof({ ...business, domainProof });
    expect(withoutProof(before, at(0))).toEqual({ proof: null, lost: { ...domainProof, lostAt: at(0) } });
    const lost = shownProof({ ...business, lostProof });
    expect(withoutProof(lost, at(0))).toEqual({ proof: null, lost: lostProof });
  });
});
