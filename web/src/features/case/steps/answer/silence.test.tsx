// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import type { CaseEdit } from '#domain/case/edit/edit';
import { edited } from '#domain/case/edit/edit';
import { listed } from '#domain/case/represented/listed';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { one } from '../../case-for-test.ts';
import { caseState } from '../../case-state.ts';
import { CasesOfBusiness } from '../../owner/case-business.ts';
import { timelineOf } from '../../pack/timeline.ts';
import { OutcomeStep } from '../OutcomeStep.tsx';
import { AfterRefusal } from './AfterRefusal.tsx';

const known = vi.hoisted(() => ({ cases: [] as unknown[] }));
vi.mock('../../../../lib/api/rest.ts', () => ({ call: async () => known }));

const draw = (node: ReactNode) =>
  drawForTest(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>).box.textContent;
const on = (date: number) => `2026-11-${date}T10:00:00.000Z`;
/** A case after each edit, one a day from the 20th on. */
const after = (...edits: CaseEdit[]): Case =>
  edits.reduce<Case>(
    (now, edit, n) => edited(now, edit, on(20 + n)),
    one({ platform: 'INSTAGRAM', region: 'EU' }),
  );
const report: CaseEdit = { reportedOn: on(20) };
const answer = (date: number, answer: 'ASKED_FOR_MORE' | 'REFUSED' | 'REMOVED'): CaseEdit => ({
  answer: { on: on(date), answer, words: '' },
});
const silent: CaseEdit = { outcome: 'NO_ANSWER', seenOutcome: null };

/** How it ended, on each place that says so. */
const ended = (now: Case) => {
  const told = timelineOf(now).map(({ what }) => what);
  return {
    list: caseState(listed(now)).words,
    page: draw(<OutcomeStep one={now} />),
    pack: told.find((what) => what.startsWith('Case closed')),
  };
};

test('asked for more, then silent: page, list and pack say that nothing further was answered', () => {
  const now = after(report, answer(21, 'ASKED_FOR_MORE'), silent);
  expect(ended(now)).toMatchObject({ list: 'No further answer', pack: 'Case closed: no further answer' });
  expect(ended(now).page).toContain('No further answer');
});

test('… and of the pack it is said that it tells of this, not of a refusal', () => {
  const now = after(report, answer(21, 'ASKED_FOR_MORE'), silent);
  const text = draw(<AfterRefusal one={now} now={Date.parse(on(28))} />);
  expect(text).toContain('No further answer from Instagram');
  expect(text).toContain('only says that it asked for more');
});

test('refused, reported again, then silent: it is offered, and told, as no further answer', () => {
  const again = after(report, answer(21, 'REFUSED'), {
    ...{ reportedOn: on(22), seenReportedOn: on(20), again: true },
  });
  expect(draw(<OutcomeStep one={again} />)).toContain('The platform hasn’t answered since');
  const now = edited(again, silent, on(28));
  expect(ended(now)).toMatchObject({ list: 'No further answer', pack: 'Case closed: no further answer' });
});

test('never answered, and answered after it was closed: the answer is told, after the closing', () => {
  for (const [came, words] of [
    ['REFUSED', 'Refused on 22 November 2026'],
    ['REMOVED', 'Said to be removed on 22 November 2026'],
    ['ASKED_FOR_MORE', 'They asked for more on 22 November 2026'],
  ] as const) {
    const now = after(report, silent, answer(22, came));
    expect(ended(now)).toMatchObject({ list: words, pack: 'Case closed: no answer' });
    expect(timelineOf(now).at(-1)?.what).toMatch(/^Instagram answered/);
    expect(draw(<AfterRefusal one={now} now={Date.parse(on(28))} />)).not.toContain('No further answer');
  }
});

test('where a business is by its profile is chosen already, and it is said where that comes from', () => {
  const now: Case = { ...after(report, answer(21, 'REFUSED')), region: null };
  const about = <AfterRefusal one={now} now={Date.parse(on(28))} suggested="UK" />;
  const business = { id: 'acme', name: 'Acme', standing: [] };
  const text = draw(<CasesOfBusiness value={business}>{about}</CasesOfBusiness>);
  expect(text).toContain('From your company profile. Choose another if it’s wrong.');
  expect(text).toContain('Report Harmful Content');
  expect(draw(about)).toContain('From your phone number.');
});

test('where somebody said in another case that they live is chosen in the next, before a guess', async () => {
  known.cases = [{ caseId: '01Z', region: 'UK' }];
  const now: Case = { ...after(report, answer(21, 'REFUSED')), region: null };
  const about = <AfterRefusal one={now} now={Date.parse(on(28))} suggested="AU" />;
  const { box } = drawForTest(<QueryClientProvider client={new QueryClient()}>{about}</QueryClientProvider>);
  await vi.waitFor(() => expect(box.textContent).toContain('From another case. Change it if it’s wrong.'));
  expect(box.textContent).toContain('Report Harmful Content');
});
