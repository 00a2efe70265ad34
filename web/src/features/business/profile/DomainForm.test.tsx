// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { rootForTest } from '../../../ui/draw-for-test.tsx';
import { DomainForm } from './DomainForm.tsx';

const sent = vi.hoisted(() => [] as unknown[]);
const answer = vi.hoisted(() => ({}) as { domain?: string; website?: string });
vi.mock('../../../lib/api/rest.ts', () => ({
  call: (_group: string, _entry: object, request: unknown) =>
    Promise.resolve(sent.push(request) && { ...answer }),
}));

const at = '2026-11-02T00:00:00.000Z';
const business = {
  ...{ id: 'b1', adminId: 'ada', domain: 'ferrowbay.example', createdAt: at, updatedAt: at },
  website: 'https://ferrowbay.example',
  domainProof: { domain: 'ferrowbay.example', verifiedAt: at, checkedAt: at },
};

async function save(domain: string, proven: boolean) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  sent.length = 0;
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const given = proven ? business : { ...business, domainProof: null };
  await act(async () =>
    rootForTest(box).render(
      <QueryClientProvider client={new QueryClient()}>
        <DomainForm business={given} />
      </QueryClientProvider>,
    ),
  );
  const field = box.querySelector('input')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, domain);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => box.querySelector('form')!.requestSubmit());
  return { box, field };
}
const press = (box: HTMLElement, words: string) =>
  act(async () => [...box.querySelectorAll('button')].find((one) => one.textContent === words)!.click());

test('a proven domain is given up only after a question, which says what goes with it', async () => {
  const { box, field } = await save('ferrowbay.exampel', true);
  expect(sent).toEqual([]);
  expect(box.querySelector('dialog')?.textContent).toContain('that proof ends');
  await press(box, 'Keep the domain');
  expect(field.value).toBe('ferrowbay.example');
  expect(sent).toEqual([]);
  const again = await save('ferrow.example', true);
  await press(again.box, 'Change to ferrow.example');
  expect(sent).toEqual([{ businessId: 'b1', domain: 'ferrow.example' }]);
});

test('one that is not, or is typed as it was, is saved at once', async () => {
  await save('ferrow.example', false);
  expect(sent).toEqual([{ businessId: 'b1', domain: 'ferrow.example' }]);
  await save('ferrowbay.example', true);
  expect(sent).toEqual([{ businessId: 'b1', domain: 'ferrowbay.example' }]);
});

test('a website that followed the domain is told', async () => {
  const told = 'Saved. The website in the company profile is now https://ferrow.example.';
  Object.assign(answer, { domain: 'ferrow.example', website: 'https://ferrow.example' });
  const { box } = await save('ferrow.example', false);
  await vi.waitFor(() => expect(box.querySelector('form > [role=status]')!.textContent).toBe(told));
  Object.assign(answer, { website: 'https://shop.ferrow.example' });
  const again = await save('ferrow.example', false);
  await vi.waitFor(() => expect(again.box.querySelector('form > [role=status]')!.textContent).toBe('Saved.'));
});
