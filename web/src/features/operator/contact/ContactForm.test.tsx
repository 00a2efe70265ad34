// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressForTest } from '../../../lib/focus/press-for-test.ts';
import { rootForTest } from '../../../ui/draw-for-test.tsx';
import { ContactForm } from './ContactForm.tsx';

const server = vi.hoisted(() => ({ sent: [] as object[], answers: Promise.resolve() }));
vi.mock('../../../lib/api/open-call.ts', () => ({
  openCall: async (_path: string, message: object) => {
    server.sent.push(message);
    await server.answers;
    return { number: 'M-1', answerBy: '2026-12-01T00:00:00.000Z' };
  },
}));

const misdrawn: unknown[] = [];
beforeEach(() => {
  sessionStorage.clear();
  server.answers = Promise.resolve();
  misdrawn.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said) => misdrawn.push(said));
});
afterEach(() => expect(misdrawn).toEqual([]));

/** `ahead`: its markup was drawn in the build, and React takes it over. */
function open(state?: object, ahead = false) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const box = document.body.appendChild(document.createElement('div'));
  const page = (
    <MemoryRouter initialEntries={[{ pathname: '/company/contact', state }]}>
      <ContactForm />
    </MemoryRouter>
  );
  if (ahead) {
    // The build has no storage.
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')!;
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    box.innerHTML = renderToString(page);
    Object.defineProperty(globalThis, 'sessionStorage', storage);
  }
  const onRecoverableError = (error: unknown) => misdrawn.push(error);
  act(() => void (ahead ? hydrateRoot(box, page, { onRecoverableError }) : rootForTest(box).render(page)));
  const field = (at: number) =>
    box.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')[at]!;
  const type = (at: number, text: string) => {
    const { prototype } = field(at) instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field(at), text);
    act(() => void field(at).dispatchEvent(new Event('input', { bubbles: true })));
  };
  return { box, type, values: () => [0, 1, 2].map((at) => field(at).value) };
}

test('holds what the page that led here knows, once', async () => {
  const contact = { subject: 'A plan', message: 'The ID of our business: b1' };
  const { box, type, values } = open({ contact });
  expect(values()).toEqual(['', contact.subject, contact.message]);
  type(0, 'ada@acme.example');
  act(() => box.querySelector<HTMLButtonElement>('button[type=submit]')!.click());
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(box.textContent).toContain('M-1');
  });
  expect(server.sent).toEqual([{ email: 'ada@acme.example', ...contact }]);
  expect(values()).toEqual(['', '', '']);
});

test('is empty for whoever comes from elsewhere', () => expect(open().values()).toEqual(['', '', '']));

test.each([false, true])('what was typed is there again after a reload; drawn ahead: %s', (ahead) => {
  const first = open(undefined, ahead);
  first.type(0, 'ada@acme.example');
  first.type(2, 'Your page says that');
  expect(open(undefined, ahead).values()).toEqual(['ada@acme.example', '', 'Your page says that']);
  expect(open(undefined, ahead).values()).toEqual(['ada@acme.example', '', 'Your page says that']);
});

test.each([false, true])(
  'what a page knows stays as it was changed, and takes nothing from another message; drawn ahead: %s',
  (ahead) => {
    open(undefined, ahead).type(2, 'Your page says that');
    const contact = { subject: 'A plan', message: 'The ID of our business: b1' };
    const plan = open({ contact }, ahead);
    expect(plan.values()).toEqual(['', contact.subject, contact.message]);
    plan.type(2, 'How much for 30 seats?');
    expect(open({ contact }, ahead).values()[2]).toBe('How much for 30 seats?');
    expect(open({ contact: { ...contact, message: 'b2' } }, ahead).values()[2]).toBe('b2');
    expect(open(undefined, ahead).values()[2]).toBe('Your page says that');
  },
);

test.each([undefined, new Error('The network didn’t answer.')])(
  'by keyboard the focus is on the button again; refused: %s',
  async (refusal) => {
    const { box, type } = open({ contact: { subject: 'A plan', message: 'For 30 seats' } });
    type(0, 'ada@acme.example');
    await pressForTest(box, (answer) => (server.answers = answer), refusal);
    await vi.waitFor(() => expect(box.textContent).toContain(refusal?.message ?? 'M-1'));
    expect(document.activeElement?.textContent).toBe('Send');
  },
);
