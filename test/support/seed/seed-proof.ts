import { nameKey } from '#domain/proof/name-key';
import type { ProofClaim, SocialProof } from '#domain/proof/proof';
import { claimId, proofId } from '#domain/proof/proof';
import type { SocialAccount } from '#domain/platform/social-account';
import type { LocalStack } from '../../../local/stack.ts';
import type { Person } from '../people.ts';
import type { Row } from '../tables.ts';
import type { Credentials, Outcome, Wire } from '../client.ts';

/** An account of the twin of GitHub, proven by a person whose profile there shows their code. */
export const provenHandle = 'maya-hollimund';
const code = `countersign:${provenHandle}:7f3k-9d2m`;

export const provenAccount = (at: string): SocialAccount => ({
  platform: 'GITHUB',
  pageUrl: `https://github.com/${provenHandle}`,
  verifiedAt: at,
});

export function proofRows({ sub }: Person, at: string): Row[] {
  const proof: SocialProof = {
    id: proofId('GITHUB', provenHandle),
    owner: sub,
    how: 'code',
    proves: 'this URL',
    since: at,
    lastCheckedAt: at,
    public: false,
    wantsPublic: false,
    code,
    nameKey: nameKey('Maya Hollimund') ?? null,
  };
  const claim: ProofClaim = {
    id: claimId(sub, 'GITHUB', provenHandle),
    owner: sub,
    status: 'PROVEN',
    at,
    code,
  };
  return [
    ['SocialProof', proof],
    ['SocialProof', claim],
  ];
}

/** The page of somebody who is none of the personas, with one account that is shown in public. */
export const seededPage = 'seeded9page23456';
export function pageRows(at: string): Row[] {
  const owner = 'owner-of-a-page';
  const proof: SocialProof = {
    ...{ id: proofId('X', 'shown_in_public'), owner, how: 'oauth', proves: 'this URL' },
    ...{ since: at, lastCheckedAt: at, public: true, wantsPublic: true },
  };
  return [
    ['SocialProof', proof],
    ['SocialProof', { id: `page#${seededPage}`, owner }],
    ['SocialProof', { id: `page-of#${owner}`, owner, page: seededPage, shown: true }],
  ];
}

/** Puts the code on the profile. */
export async function showCode(stack: Pick<LocalStack, 'origin'>): Promise<void> {
  await fetch(`${stack.origin}/platforms/github/edit/${provenHandle}`, {
    method: 'POST',
    body: new URLSearchParams({ bio: code }),
    redirect: 'manual',
  });
}

/** A whole sign-in at the platform: begun, allowed on its page, finished. A refusal of the beginning is the answer. */
export async function linked(wire: Wire, handle: string, by: Credentials): Promise<Outcome> {
  const begun = await wire.rest('proxy', 'start-link', { platform: 'GITHUB', handle }, by);
  if (begun.kind === 'refused') return begun;
  const { url, state } = begun.value as { url: string; state: string };
  const body = new URLSearchParams({ account: handle, answer: 'allow' });
  const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(reply.headers.get('location')!).searchParams.get('code');
  return wire.rest('proxy', 'finish-link', { platform: 'GITHUB', code: back, state }, by);
}
