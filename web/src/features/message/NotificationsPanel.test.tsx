// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Notification } from '#domain/message/notification';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';

const wire = vi.hoisted(() => ({ notifications: [] as object[] }));
vi.mock('../../lib/api/rest.ts', () => ({ call: async () => wire }));
vi.mock('../../lib/api/subscribe.ts', () => ({ subscribe: () => () => {} }));
vi.mock('../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'u1' }) }));
vi.mock('../account/api.ts', () => ({ useUser: () => ({ isSuccess: true }) }));
vi.mock('./MailNotice.tsx', () => ({ MailNotice: () => null }));

const at = '2026-11-20T12:00:00.000Z';
const deadline =
  'Someone else has just proven it, too. Until you prove it again, checks and the page of your accounts don’t show it as confirmed. If you haven’t by 27 November 2026, your proof ends.';
const notice = (rest: Partial<Notification>): Notification => ({
  ...{ userId: 'u1', id: 'n1', kind: 'SOURCE', title: 'Please prove maya on X again', createdAt: at },
  ...rest,
});

async function panel(...notifications: Notification[]) {
  wire.notifications = notifications;
  const drawn = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationsPanel now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  await act(async () => vi.waitFor(() => expect(drawn.box.querySelector('li')).not.toBeNull()));
  return { ...drawn, details: () => drawn.box.querySelector('details') };
}

test('what is known of a notice beside its title stands below it: not everybody gets emails', async () => {
  const { box, details } = await panel(notice({ body: 'Its seat is free again.' }));
  expect(box.querySelector('li')!.textContent).toContain('Its seat is free again.');
  expect(details()).toBeNull();
});

test('a long one is open while it is new, and folded once it was read', async () => {
  const fresh = await panel(notice({ body: deadline }));
  expect(fresh.details()!.textContent).toContain('by 27 November 2026, your proof ends.');
  expect(fresh.details()!.open).toBe(true);
  const read = await panel(notice({ body: deadline, readAt: at }));
  expect(read.details()!.open).toBe(false);
  expect(read.details()!.querySelector('summary')!.textContent).toBe('Details: Please prove maya on X again');
});

test('a notice that is marked as read while it is looked at isn’t folded away', async () => {
  const { box, click, details } = await panel(notice({ body: deadline }));
  wire.notifications = [notice({ body: deadline, readAt: at })];
  await act(async () => click('Mark as read'));
  await act(async () => vi.waitFor(() => expect(box.textContent).not.toContain('New: ')));
  expect(details()!.open).toBe(true);
});

test('one whose title says it all has nothing below it', async () => {
  const { box } = await panel(notice({ body: null }));
  expect(box.querySelectorAll('li p, li details')).toHaveLength(0);
});

test('the reasons of a finding stay with the finding, to which its notice leads', async () => {
  const link = '/dashboard#finding-01A';
  const { box } = await panel(
    notice({ kind: 'FINDING', title: 'Likely clone on X: maya', body: 'Same picture.', link }),
  );
  expect(box.querySelector('li')!.textContent).not.toContain('Same picture.');
});

test('what has changed about an account that was decided stands with its notice, as it says what to do', async () => {
  const [link, body] = [
    '/dashboard#finding-01A',
    'If you’ve already reported it, your report has the old name.',
  ];
  const { box } = await panel(notice({ title: 'Renamed on X: maya_2', body, link }));
  expect(box.querySelector('li')!.textContent).toContain(body);
});
