// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { listed } from '#domain/case/represented/listed';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { at, one } from '../case/case-for-test.ts';
import { NOW } from '../design/fixtures.ts';
import { NothingFound } from './NothingFound.tsx';

vi.mock('../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));

const links = (...cases: Partial<Case>[]) => {
  const queries = new QueryClient();
  queries.setQueryData(
    ['cases'],
    cases.map((part) => listed(one(part))),
  );
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <NothingFound
        report={{ score: { score: 15, have: [], next: [] }, findings: [], scan: null, lastLookedAt: null }}
        accounts={1}
        userId="u1"
        now={NOW}
      />
    </QueryClientProvider>,
  );
  return [...box.querySelectorAll('a')].map(({ textContent }) => textContent);
};

test('before a first scan, cases that ended are told of, and none where there is none', () => {
  expect(links({ closedAt: at })).toContain('See your closed case');
  expect(links({ closedAt: at }, { goneAt: at }, {})).toContain('See your 2 closed cases');
  expect(links({}).join()).not.toContain('closed');
});
