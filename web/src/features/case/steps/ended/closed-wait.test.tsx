// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { domainSeen } from '#domain/case/domain-seen';
import { domainRow } from '../../../../../../test/support/seed/seed-domain.ts';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { at, one } from '../../case-for-test.ts';
import { WaitStep } from '../WaitStep.tsx';

vi.mock('../../../../lib/api/rest.ts', () => ({ call: () => new Promise(() => {}) }));

const later = '2026-11-27T09:00:00.000Z';
const draw = (given: Partial<Case>) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <WaitStep one={one(given)} now={Date.parse(at)} />
    </QueryClientProvider>,
  );
const drawn = (given: Partial<Case>) => draw(given).box.textContent;
const domain = domainSeen(domainRow('acme', at));
const ofDomain = { platform: 'DOMAIN', handle: domain.domain, url: null, domain } as const;
const closed = { outcome: 'REMOVED', closedAt: at } as const;

test.each<[string, Partial<Case>]>([
  ['an account', {}],
  ['a domain', ofDomain],
  ['a domain that is off the list', { ...ofDomain, unwatched: true }],
])('a closed case about %s promises no reminder, no answer and no check', (_, about) => {
  expect(drawn({ ...about, ...closed })).toBe('The case is closed, so you don’t have to check again.');
});

test('of a reminder that was set, a closed case says that it won’t come', () => {
  expect(drawn({ ...ofDomain, ...closed, reminderAt: later })).toBe('Case closed. No reminder will be sent.');
  expect(drawn({ ...closed, reminderAt: at }), 'it was due before').not.toContain('reminder');
});

test('an open case says when an answer usually comes, what we check and that we can remind', () => {
  expect(drawn({})).toMatch(/^People report that platforms answer within 2–10 days\. We can remind you\./);
  expect(drawn(ofDomain)).toContain(
    'whoever gets your business’s alerts hears when it’s gone. We can also remind you.',
  );
  expect(drawn({ ...ofDomain, unwatched: true })).toContain('we don’t check it any more. We can remind you.');
});

test.each(['2026-11-20', '2026-11-19'])(
  'a reminder for %s is refused as one that doesn’t lie ahead',
  async (on) => {
    const { box, click } = draw({});
    const day = box.querySelector<HTMLInputElement>('input[type=date]')!;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    act(() => {
      set.call(day, on);
      day.dispatchEvent(new Event('input', { bubbles: true }));
    });
    click('Remind me');
    await vi.waitFor(() => expect(box.textContent).toContain('Choose a day after today.'));
  },
);
