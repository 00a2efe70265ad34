// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rootForTest } from '../../../ui/draw-for-test.tsx';
import { ContactForm } from './ContactForm.tsx';

const server = vi.hoisted(() => ({ sent: [] as object[] }));
vi.mock('../../../lib/api/open-call.ts', () => ({
  openCall: async (_path: string, message: object) => {
    server.sent.push(message);
    return { number: 'M-1', answerBy: '2026-12-01T00:00:00.000Z' };
  },
}));

function open(state?: object) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const box = document.body.appendChild(document.createElement('div'));
  act(() =>
    rootForTest(box).render(
      <MemoryRouter initialEntries={[{ pathname: '/company/contact', state }]}>
        <ContactForm />
      </MemoryRouter>,
    ),
  );
  const field = (at: number) =>
    box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')[at]!;
  return { box, field, values: () => [0, 1, 2].map((at) => field(at).value) };
}

test('holds what the page that led here knows, once', async () => {
  const contact = { subject: 'A plan', message: 'The ID of our business: b1' };
  const { box, field, values } = open({ contact });
  expect(values()).toEqual(['', contact.subject, contact.message]);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
    field(0),
    'ada@acme.example',
  );
  act(() => void field(0).dispatchEvent(new Event('input', { bubbles: true })));
  act(() => box.querySelector<HTMLButtonElement>('button[type=submit]')!.click());
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.textContent).toContain('M-1');
  });
  expect(server.sent).toEqual([{ email: 'ada@acme.example', ...contact }]);
  expect(values()).toEqual(['', '', '']);
});

test('is empty for whoever comes from elsewhere', () => expect(open().values()).toEqual(['', '', '']));
