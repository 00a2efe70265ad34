// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import ComparePage from './compare.tsx';

beforeEach(() => sessionStorage.clear());

/** Opens the comparison as the bookmark does. */
function bring(link: string, page: object = {}) {
  location.hash = `#bring=${encodeURIComponent(JSON.stringify({ link, ...page }))}`;
  return drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ComparePage />
    </QueryClientProvider>,
  ).box;
}
const unread = 'We couldn’t read a profile from what you brought.';
const patient = { timeout: 20_000 };

test.each(['https://news.example/', 'https://www.instagram.com/p/CxYz123abcd/'])(
  'that %s is no profile is said, though nothing else was entered yet',
  async (link) => {
    const box = bring(link);
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(box.textContent).toContain(unread);
    }, patient);
  },
);

test('where the text of one account was brought along, both have a field for it', async () => {
  const text = 'Alto in three choirs. Teaches by the sea.';
  const box = bring('https://www.tiktok.com/@clem.rothermere', {
    title: '',
    name: '',
    image: '',
    about: '',
    text,
  });
  await vi.waitFor(async () => {
    await act(async () => {});
    expect([...box.querySelectorAll('textarea')].map(({ value }) => value)).toEqual(['', text]);
  }, patient);
});
