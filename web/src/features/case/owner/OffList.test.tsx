// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { CaseStory } from '../CaseStory.tsx';
import type { OwnAccounts } from './own-accounts.ts';

vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u', email: '' }) }));
vi.mock('../../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));

const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya', verifiedAt: at };
const reddit = { platform: 'REDDIT' as const, pageUrl: 'https://www.reddit.com/user/hollimund' };
const found = { findingId: 'f', imitates: { platform: 'REDDIT' as const, handle: 'hollimund', name: null } };
const notesOf = (given: Partial<Case>, accounts: OwnAccounts) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CaseStory one={one(given)} name="Maya" accounts={accounts} now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  return (['report', 'tell'] as const).map(
    (step) => box.querySelector(`#step-${step} .note`)?.textContent ?? '',
  );
};

test('beside the report and the warning it is said that the account in them is off the list', () => {
  expect(notesOf(found, [github])).toEqual([
    'hollimund on Reddit isn’t on your list of accounts. Check what the text says about it before you send it.',
    'hollimund on Reddit isn’t on your list of accounts, so the warning doesn’t give it as your account.',
  ]);
  expect(notesOf(found, []).join()).toContain('isn’t on your list of accounts');
  const quiet: [Partial<Case>, OwnAccounts][] = [
    [found, [github, reddit]],
    [{ ...found, closedAt: at, outcome: 'REFUSED' as const }, [github]],
    [{ ...found, behalf: { name: 'Lina', relation: 'CHILD' } }, [github]],
    [{ imitates: found.imitates }, []],
  ];
  for (const [given, accounts] of quiet) expect(notesOf(given, accounts).join()).not.toContain('your list');
});
