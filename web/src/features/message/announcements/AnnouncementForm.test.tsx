// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';

afterEach(() => sessionStorage.clear());

const draw = () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AnnouncementForm />
    </QueryClientProvider>,
  );
  return [...box.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea')];
};

test('an announcement that is half written is there again after a reload', async () => {
  const typed = ['Scans are faster', 'They take half the time.\n\nNothing to do.', '/settings/security'];
  for (const [place, field] of draw().entries())
    await act(async () => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed[place]);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  expect(draw().map(({ value }) => value)).toEqual(typed);
});
