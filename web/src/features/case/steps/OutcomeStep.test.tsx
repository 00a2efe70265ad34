// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { Toasts } from '../../../ui/Toast.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);
wire.call.mockResolvedValue({ cases: [] });

const all = [
  'The account is gone',
  'The platform refused',
  'The platform never answered',
  'It wasn’t a copy after all',
];
const answers: Case['answers'] = [{ on: at, answer: 'REFUSED', words: '' }];
const asked: Case['answers'] = [{ on: at, answer: 'ASKED_FOR_MORE', words: '' }];
const since = 'The platform hasn’t answered since';

test.each<[string, Partial<Case>, string[]]>([
  ['reported', { reportedOn: at }, all],
  ['answered', { reportedOn: at, answers }, [all[0]!, all[1]!, all[3]!]],
  ['asked for more', { reportedOn: at, answers: asked }, [all[0]!, all[1]!, since, all[3]!]],
  ['answered, and the report was not marked', { answers }, [all[0]!, all[1]!, all[3]!]],
  ['never reported', {}, [all[0]!, all[3]!]],
])('a case that was %s can end so', (_, part, expected) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeStep one={one(part)} />
    </QueryClientProvider>,
  );
  const offered = [...box.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(offered).toEqual(expected);
  expect(box.textContent.includes('mark the report above first')).toBe(expected.length === 2);
});

test('one that was silent after it had asked for more didn’t answer further', () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeStep one={one({ reportedOn: at, answers: asked, outcome: 'NO_ANSWER', closedAt: at })} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain('No further answer');
});

test.each<[string, Partial<Case>, string]>([
  ['what a person says', { outcome: 'REMOVED' }, 'Said to be gone'],
  ['what our checks saw', { outcome: 'REMOVED', goneAt: at }, 'Gone'],
  ['what our checks saw, also once it is back', { outcome: 'REMOVED', goneAt: at, seenAgainAt: at }, 'Gone'],
])('a case that is closed as gone says so by %s', (_, part, words) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeStep one={one({ closedAt: at, ...part })} />
    </QueryClientProvider>,
  );
  expect(box.querySelector('.actions')!.firstChild!.textContent).toBe(words);
});

async function closed(part: Partial<Case>, others: Partial<Case>[]) {
  const now = one({ closedAt: at, outcome: 'REMOVED', ...part });
  wire.call.mockResolvedValue({ cases: [{ ...now }, ...others.map((other) => one({ ...now, ...other }))] });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeStep one={now} />
    </QueryClientProvider>,
  );
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const reopens = [...box.querySelectorAll('button')].some(({ textContent }) => /Reopen/.test(textContent));
  return { says: box.textContent, reopens, leadsTo: box.querySelector('a')?.getAttribute('href') };
}

test('a closed case leads to an open one about the same account or domain: it can’t be reopened beside that', async () => {
  const open = { caseId: '01B', closedAt: null, outcome: null };
  const again = await closed({ platform: 'DOMAIN', domain: {} as Case['domain'], seenAgainAt: at }, [open]);
  expect(again).toMatchObject({ reopens: false, leadsTo: '/cases/01B' });
  expect(again.says).toMatch(
    /^On 20 November 2026, our checks found this domain in the DNS again, after the case had been closed as gone\. Another case about this domain is open\. See that case/,
  );
  expect(again.says).not.toMatch(/reopen/i);
  const account = await closed({ seenAgainAt: at }, [{ ...open, handle: 'Maya_Ho1limund' }]);
  expect(account.says).toMatch(
    /^Our scan saw this account on 20 November 2026, after the case had been closed as gone\. Another case about this account is open\. See that case/,
  );
  expect((await closed({}, [open])).says).toMatch(/^Another case about this account is open\. See that case/);
});

test.each<[string, Partial<Case>]>([
  ['is about another account', { caseId: '01B', closedAt: null, handle: 'maya' }],
  ['is closed, too', { caseId: '01B' }],
])('where the other case %s, it can be reopened', async (_, other) => {
  const alone = await closed({ seenAgainAt: at }, [other]);
  expect(alone).toMatchObject({ reopens: true, leadsTo: undefined });
  expect(alone.says).toContain('If it’s there, reopen the case.');
});

test.each([
  ['u', 'If a scan finds it again, you’ll hear from us. A scan can miss it'],
  ['B#b', 'If a scan finds it again, whoever gets your business’s alerts will hear from us.'],
])('no more is promised of an account that is gone than scans do: %s', (userId, says) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeStep one={one({ userId, goneAt: at })} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(says);
});

test.each<[Case['outcome'] & string, string, string]>([
  ['REMOVED', 'The account is gone', 'Case closed: the account is gone.'],
  ['NOT_A_COPY', 'It wasn’t a copy after all', 'Case closed: not a copy.'],
])('who closes a case as %s is told what they said', async (outcome, choice, toast) => {
  wire.call.mockResolvedValue({ case: one({ outcome, closedAt: at }), cases: [] });
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeStep one={one({})} />
      <Toasts />
    </QueryClientProvider>,
  );
  click(choice);
  click('Close the case');
  await vi.waitFor(() => expect(box.textContent).toContain(toast), 20_000);
});
