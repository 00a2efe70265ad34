import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { accountContract } from './account.ts';
import { businessContract } from './business.ts';
import { businessAccountContract } from './business-account.ts';
import { businessBrandContract } from './business-brand.ts';
import { businessProgramsContract } from './business-programs.ts';
import { caseContract } from './case.ts';
import { type Endpoint, endpoint, everyone } from './endpoint.ts';
import { correlationIdIn, newCorrelationId } from './correlation.ts';
import { graphqlContract } from './graphql.ts';
import { contract } from './groups.ts';
import { markedContract } from './marked.ts';
import { messageContract } from './message.ts';
import { ofGroup } from './calls-of-group.ts';
import { operatorContract } from './operator.ts';
import { peopleContract } from './people.ts';
import { closingContract, proofContract } from './proof.ts';
import { rightsContract } from './rights.ts';
import { scanContract } from './scan.ts';

const nouns: Record<string, Endpoint>[] = [
  accountContract,
  businessContract,
  businessAccountContract,
  businessBrandContract,
  businessProgramsContract,
  caseContract,
  closingContract,
  markedContract,
  messageContract,
  operatorContract,
  peopleContract,
  proofContract,
  rightsContract,
  scanContract,
];

const look = {
  method: 'GET' as const,
  auth: 'NONE' as const,
  row: everyone,
  request: z.object({}),
  response: z.object({}),
};

describe('the five groups', () => {
  it('have every call of every noun once', () => {
    const called = (calls: Record<string, Endpoint>[]) => calls.flatMap((one) => Object.keys(one)).sort();
    expect(called(Object.values(contract))).toEqual(called(nouns));
  });

  it.each(Object.entries(contract))('%s has only calls whose path says so', (group, calls) => {
    const entries: Endpoint[] = Object.values(calls);
    expect(new Set(entries.map(({ path }) => path.split('/')[1]))).toEqual(new Set([group]));
  });
});

describe('a call', () => {
  it('is taken by the group that its path names, and by no other', () => {
    const calls = {
      badge: endpoint({ ...look, path: '/app/badge' }),
      appeal: endpoint({ ...look, path: '/proxy/appeal' }),
    };
    expect(Object.keys(ofGroup('app', calls))).toEqual(['badge']);
    expect(Object.keys(ofGroup('proxy', calls))).toEqual(['appeal']);
    expect(Object.keys(ofGroup('user', calls))).toEqual([]);
  });

  it('does not compile below a group that there is not', () => {
    // @ts-expect-error no group is called so
    expect(endpoint({ ...look, path: '/apps/badge' }).path).toBe('/apps/badge');
  });
});

describe('the id of a call', () => {
  it('is the half of a UUID, and is believed again', () => {
    const id = newCorrelationId('9b2d7c1e-4f60-4a3b-8c5d-0e1f2a3b4c5d');
    expect(id).toBe('9b2d7c1e-4f60-4a3b');
    expect(correlationIdIn(id)).toBe(id);
  });

  it.each([
    ['0123456789abcdef0123456789abcdef-abc', true],
    ['0123456789abcdef0123456789abcdef-abcd', false],
    ['01234567', true],
    ['0123456', false],
    ['01234567\n', false],
    [' 01234567', false],
    ['9B2D7C1E', false],
    ['<script>', false],
    ['', false],
    [undefined, false],
  ])('%j is believed: %s', (sent, is) => expect(correlationIdIn(sent)).toBe(is ? sent : undefined));
});

it('copies of a picture are issued for each platform once', () => {
  const { request } = markedContract['issue-copies'];
  const asked = (...platforms: string[]) => request.safeParse({ original: 'AAAA', platforms }).success;
  expect([asked('X', 'GITHUB'), asked('X', 'X'), asked()]).toEqual([true, false, false]);
});

describe('the fields of GraphQL', () => {
  const byAuth = (auth: string) =>
    Object.keys(graphqlContract).filter((field) => graphqlContract[field]!.auth === auth);

  it('are open to nobody who is not signed in, but for the public check', () =>
    expect(byAuth('API_KEY')).toEqual(['Query.checkProfile']));

  it('that jobs write are written by no person', () => {
    expect(byAuth('IAM')).toEqual(['Mutation.publishNotification', 'Mutation.publishScanProgress']);
    for (const field of byAuth('IAM'))
      expect(new Set(Object.values(graphqlContract[field]!.row)), field).toEqual(new Set(['D']));
  });

  it('of a business are changed by its admins, and a seat also by whoever has it', () => {
    const { row } = graphqlContract['Mutation.updateBusiness']!;
    expect(row).toEqual({ self: 'D', otherUser: 'D', member: 'D', admin: 'A', adminOfAnother: 'D' });
    expect(graphqlContract['Mutation.deleteBusinessAccountUsers']!.row).toEqual({ ...row, member: 'own' });
  });
});
