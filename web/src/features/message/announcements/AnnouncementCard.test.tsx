// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Announcement } from '#domain/message/announcement';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';

const wire = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/api/rest.ts', () => wire);
beforeEach(() => {
  sessionStorage.clear();
  wire.call.mockReset().mockResolvedValue({});
});

const at = '2026-11-20T12:00:00.000Z';
const announcement: Announcement = {
  ...{ id: 'a1', kind: 'COMPANY', title: 'We have moved', body: 'To the quay.', link: null },
  ...{ status: 'READY', createdAt: at, sentAt: null, recipients: 3, reached: 0 },
};
const draw = (part: React.ReactNode) =>
  drawForTest(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
const card = (status: Announcement['status'], onChange = () => {}) =>
  draw(
    <AnnouncementCard announcement={{ ...announcement, status }} now={Date.parse(at)} onChange={onChange} />,
  );
/** What was asked of the server, and with what. */
const asked = () =>
  wire.call.mock.calls.map(([, { path }, request]) => [
    (path as string).split('/').at(-1),
    request as unknown,
  ]);

test('one that nobody was told of is deleted after a question', async () => {
  const { click } = card('READY');
  click('Delete: We have moved');
  expect(asked()).toEqual([]);
  const yes = [...document.querySelectorAll('dialog button, [role=dialog] button')].find(
    ({ textContent }) => textContent === 'Delete',
  ) as HTMLElement;
  await act(async () => yes.click());
  await vi.waitFor(() => expect(asked()).toEqual([['send-announcement', { id: 'a1', discard: true }]]));
});

test.each(['SENDING', 'SENT'] as const)('one that is %s has neither a change nor an end', (status) =>
  expect(card(status).buttons()).toEqual([]),
);

test('it is changed in the form, and takes its own place', async () => {
  const onChange = vi.fn();
  const { click } = card('COUNTING', onChange);
  click('Change: We have moved');
  expect(onChange).toHaveBeenCalledOnce();
  const onDone = vi.fn();
  const form = draw(<AnnouncementForm changing={announcement} onDone={onDone} />);
  const values = [...form.box.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea')].map(
    ({ value }) => value,
  );
  expect(values).toEqual(['We have moved', 'To the quay.', '']);
  await act(async () => form.click('Preview'));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(asked()).toEqual([
    ['draft-announcement', { kind: 'COMPANY', title: 'We have moved', body: 'To the quay.', replaces: 'a1' }],
  ]);
});

test('a change can be left', () => {
  const onDone = vi.fn();
  draw(<AnnouncementForm changing={announcement} onDone={onDone} />).click('Leave it as it is');
  expect(onDone).toHaveBeenCalledOnce();
  expect(asked()).toEqual([]);
});
