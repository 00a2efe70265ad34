// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { withStep } from '#domain/case/steps';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { at, one } from '../../case-for-test.ts';
import { CaseStory } from '../../CaseStory.tsx';

vi.mock('../../../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));
vi.mock('../../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u', email: '' }) }));

vi.mock(import('../../../../lib/use-links.ts'), async (original) => {
  const actual = await original();
  return { ...actual, useLinks: () => actual.linksFor(false, '') };
});
vi.mock('../../../check/use-check.ts', () => ({ useCheck: () => ({}) }));

const closed = { outcome: 'NOT_A_COPY', closedAt: at } as const;

/** What a step of the page of a case says. */
function drawn(given: Parameters<typeof one>[0]) {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CaseStory one={one(given)} name="Maya Hollimund" now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  return (step: string) => box.querySelector(`#step-${step}`)!.textContent;
}

test('against an account that wasn’t a copy, no report and no warning is offered', () => {
  const says = drawn(closed);
  expect(says('report')).toContain('so there is nothing to report');
  expect(says('report')).not.toMatch(/Mark as reported|I compared both/);
  expect(says('tell')).toContain('If you posted a warning');
  expect(says('tell')).not.toMatch(/Please do not send it money|Post this/);
});

test('a report and a warning that are out are taken back', () => {
  const warned = withStep(one({}), 'tell', at).steps;
  const says = drawn({ ...closed, reportedOn: at, steps: warned });
  expect(says('report')).toContain('Reported on 20 November 2026');
  expect(says('report')).toContain('Tell X that you were mistaken');
  expect(says('tell')).toContain('Delete the warning you posted');
});

test('a case that is open, or ended otherwise, keeps both', () => {
  for (const given of [{}, { outcome: 'REMOVED', closedAt: at } as const]) {
    const says = drawn(given);
    expect(says('report')).toContain('I compared both');
    expect(says('tell')).toContain('Please do not send it money');
  }
});
