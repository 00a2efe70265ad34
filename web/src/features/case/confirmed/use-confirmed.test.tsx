// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { CaseStory } from '../CaseStory.tsx';

const seen = vi.hoisted(() => ({ check: {} as object, edits: [] as object[] }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: (_: string, __: object, request: object) => {
    seen.edits.push(request);
    return new Promise(() => {});
  },
}));
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u', email: '' }) }));
vi.mock(import('../../../lib/use-links.ts'), async (original) => {
  const actual = await original();
  return { ...actual, useLinks: () => actual.linksFor(false, '') };
});
vi.mock('../../check/use-check.ts', () => ({
  useCheck: (platform?: string) => (platform ? { check: seen.check } : {}),
}));
beforeEach(() => void (seen.check = { registered: true, confirmedSince: '2026-05-03', statement: '' }));

/** The page of a case, and what a step of it says. */
function drawn(given: Parameters<typeof one>[0]) {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CaseStory one={one(given)} name="Maya Hollimund" now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  return { click, says: (step: string) => box.querySelector(`#step-${step}`)!.textContent };
}

test('against an account that its holder confirmed publicly, no report and no warning is prepared', () => {
  const { says } = drawn({});
  const confirmed =
    'On 3 May 2026, the person who controls this account confirmed it. That’s why we don’t prepare';
  expect(says('report')).toContain(`${confirmed} a report against it.`);
  expect(says('tell')).toContain(`${confirmed} a warning about it.`);
  expect(says('tell')).not.toContain('It is not me');
});

test('whoever reported it in their own words keeps no text of ours as sent', async () => {
  const { click } = drawn({});
  click('Mark as reported');
  await act(() => vi.waitFor(() => expect(seen.edits.some((edit) => 'reportedOn' in edit)).toBe(true)));
  expect(seen.edits.find((edit) => 'reportedOn' in edit)).not.toHaveProperty('reportText');
});

test.each([
  ['that the register does not know', {}],
  ['of the web', { platform: 'DOMAIN', handle: 'ferr0wbay.example' } as const],
])('one %s keeps both', (_, part) => {
  if (!('platform' in part)) seen.check = { registered: false, statement: '' };
  const { says } = drawn(part);
  expect(says('tell')).not.toContain('confirmed');
  expect(says('report')).not.toContain('confirmed');
});
