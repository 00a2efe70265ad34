// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { emptyDraft, saveDraft } from '../../compare/side.ts';
import { CreateBusiness } from './CreateBusiness.tsx';

const wire = vi.hoisted(() => ({
  call: async () => ({
    businesses: [
      { id: 'rook', name: 'Rook Studio', domain: 'rook.example', adminId: 'sub-1', role: 'ADMIN' },
    ],
  }),
}));
vi.mock('../../../lib/api/rest.ts', () => wire);
vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));
beforeEach(() => sessionStorage.clear());

test.each([
  ['https://www.rook.example/', '', true],
  ['', ' rook studio ', true],
  ['rook-two.example', 'Rook Two', false],
  ['', '', false],
])('with domain “%s” and company “%s” it says that there is one already: %s', async (domain, name, says) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CreateBusiness />
    </QueryClientProvider>,
  );
  await act(async () => {});
  const fields = box.querySelectorAll<HTMLInputElement>('input:not([type=file])');
  for (const [place, typed] of [domain, name].entries()) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(fields[place], typed);
    await act(async () => fields[place]!.dispatchEvent(new Event('input', { bubbles: true })));
  }
  const hint = [...box.querySelectorAll('p')].find((p) => p.textContent.startsWith('You already belong to'));
  expect(hint?.textContent).toBe(
    says ? 'You already belong to Rook Studio, rook.example. This would be another business.' : undefined,
  );
  if (says)
    expect(hint!.querySelector('a')!.getAttribute('href')).toBe('/business-dashboard?businessId=rook');
});

test('a domain that many people share is named as soon as it is typed', async () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CreateBusiness />
    </QueryClientProvider>,
  );
  await act(async () => {});
  const field = box.querySelector<HTMLInputElement>('[autocomplete=url]')!;
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type('gmail.com');
  expect(field.closest('.field')!.textContent).toContain('Many people share gmail.com');
  await type('rook.example');
  expect(field.closest('.field')!.textContent).not.toContain('Many people share');
});

test('what can be left empty is marked, each in the same manner', () => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CreateBusiness />
    </QueryClientProvider>,
  );
  const names = [...box.querySelectorAll('.field > label, legend')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Domain (optional)', 'Company', 'Logo (optional)']);
});

test('the name under which accounts were compared for it stands in the form; what is typed instead stays', async () => {
  const { yours, theirs } = emptyDraft();
  saveDraft({ yours: { ...yours, name: 'Ferrow Bay' }, theirs, business: true });
  const draw = async () => {
    const { box } = drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <CreateBusiness />
      </QueryClientProvider>,
    );
    await act(async () => {});
    return box.querySelector<HTMLInputElement>('[autocomplete=organization]')!;
  };
  const field = await draw();
  expect(field.value).toBe('Ferrow Bay');
  expect(field.closest('.field')!.textContent).toContain('Filled in from your comparison.');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'Ferrow Bay Ltd');
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  const again = await draw();
  expect(again.value).toBe('Ferrow Bay Ltd');
  expect(again.closest('.field')!.textContent).not.toContain('Filled in');
});
