import type { Case, Evidence } from '#domain/case/case';
import { businessSubject, userSubject } from '#domain/keys';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { Person } from '../../support/people.ts';
import { caseOfFinding } from '../../support/seed/seed-case.ts';
import { provenHandle } from '../../support/seed/seed-proof.ts';
import type { Row } from '../../support/tables.ts';
import { payloads } from './payloads.ts';

/** What a platform, a stranger or a person themselves could have put there, past every check of what is sent: in the rows. */
export function hostileRows({ sub }: Person, businessId: string, at: string): Row[] {
  return payloads.flatMap((words, n): Row[] => {
    const mine = findingOf(userSubject(sub), provenHandle, words, n, at);
    const theirs = findingOf(businessSubject(businessId), businessId, words, n, at);
    const [, one] = caseOfFinding({ sub }, caseIdOf(n), mine, at) as [string, Case];
    const texts = { title: words, url: undefined, reportText: words };
    const note: Evidence = { ...blank, id: `note-${n}`, words, kept: words, at };
    return [
      ['Finding', mine],
      ['Finding', theirs],
      ['Case', { ...one, ...texts, evidence: [...one.evidence, note] }],
      ['Case', { ...one, ...texts, userId: businessSubject(businessId), evidence: [note] }],
      ['Notification', notificationOf(sub, words, n, at)],
      ['Connection', connectionOf(sub, words, n, at)],
    ];
  });
}

const blank = { kind: 'note', sha256: '0'.repeat(64), byHelper: false } as const;

export const caseIdOf = (n: number): string => `7ZZZZ-hostile-${n}`;

function findingOf(subjectId: string, own: string, words: string, n: number, at: string): Finding {
  const yours: SeenProfile = { platform: 'GITHUB', handle: own, name: words, bio: words };
  const texts = {
    handle: words,
    url: words,
    name: words,
    bio: words,
    location: words,
    links: [words],
    imageUrl: words,
  };
  return {
    ...{
      subjectId,
      id: `hostile-${n}`,
      platform: 'GITHUB',
      verdict: 'likely clone',
      score: 90,
      status: 'OPEN',
    },
    reasons: [{ signal: 'bio', value: 1, words, side: 'for', adds: 50 }],
    ...{ yours, theirs: { platform: 'GITHUB', ...texts }, firstSeen: at, lastSeen: at },
    history: [{ at, what: 'first seen', note: words }],
  };
}

const notificationOf = (userId: string, words: string, n: number, at: string) => ({
  ...{ userId, id: `hostile-${n}`, kind: 'COMPANY', title: words, body: words, link: words },
  ...{ createdAt: at, deliveredAt: at },
});

const connectionOf = (userId: string, words: string, n: number, at: string) => ({
  ...{ userId, peerId: `hostile-${n}`, status: n % 2 ? 'ACCEPTED' : 'REQUESTED', asked: false },
  ...{ peerName: words, createdAt: at, updatedAt: at },
});

/** A person's own record and a business's, in which every field that people fill is a payload. */
export const hostileRecord = (at: string) => ({
  ...{
    preferredName: payloads[0],
    firstName: payloads[10],
    middleName: payloads[13],
    lastName: payloads[30],
  },
  ...{
    gender: payloads[29],
    birthCity: payloads[11],
    birthCountry: payloads[14],
    profileImagePath: payloads[31],
  },
  addresses: Array.from({ length: 8 }, (_, n) => {
    const [address, address2, city, state, country] = payloads.slice(n * 5, n * 5 + 5);
    return { address, address2, city, state, country, createdAt: at, updatedAt: at };
  }),
});

export const hostileBusiness = {
  ...{
    name: payloads[1],
    department: payloads[11],
    shortName: payloads[13],
    email: payloads[2],
    phone: 'xss(0)',
  },
  ...{ website: `https://x.example/${payloads[12]}`, logoImagePath: payloads[31] },
  address: { address: payloads[3], city: payloads[10], country: payloads[18] },
};
