// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Business } from '#domain/business/business';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { EndBusiness } from './EndBusiness.tsx';

vi.mock('../../session/use-session.ts', () => ({ useSignedIn: () => ({ userId: 'sub-1', email: '' }) }));
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => ({ businesses: [] }) }));
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});

/** The dialog, opened, of a business. */
function opened(part: Partial<Business>): HTMLElement {
  const at = '2025-11-20T12:00:00.000Z';
  const business: Business = { id: 'rook', adminId: 'sub-1', createdAt: at, updatedAt: at, ...part };
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <EndBusiness business={business} />
    </QueryClientProvider>,
  );
  click('Delete the business');
  return box;
}

/** Whether it can be deleted once this is typed. */
function canDelete(box: HTMLElement, typed: string): boolean {
  const field = box.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, typed);
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  return !box.querySelector<HTMLButtonElement>('button[type=submit]')!.disabled;
}

test('the name can be typed as a phone writes it', () => {
  const box = opened({ name: "Rook's Bäckerei" });
  const typed = ['Rook’s', 'rook’s ba\u0308ckerei'].map((text) => canDelete(box, text));
  expect(typed).toEqual([false, true]);
});

test.each<[string, Partial<Business>, string]>([
  ['its domain', { name: '', domain: 'rook.example' }, 'rook.example'],
  ['a word', { name: null }, 'DELETE'],
])('a business without a name takes %s to be typed', (_, part, word) => {
  const box = opened(part);
  expect(box.textContent).toContain(`Type ${word} to confirm`);
  expect(['', word].map((text) => canDelete(box, text))).toEqual([false, true]);
});

test('the question before a business is deleted says which one it is, beyond its name', () => {
  const box = opened({ name: 'Rook Studio', domain: 'rook.example', usedSeats: 3 });
  expect(box.querySelector('dialog')!.textContent).toContain(
    'Rook Studio, rook.example, 3 seats taken, set up 20 November 2025.',
  );
});
