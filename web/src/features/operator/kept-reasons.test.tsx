// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SourceState } from '#domain/operations/operations';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { AnswerRequest } from './rights/AnswerRequest.tsx';
import { PauseDialog } from './scans/PauseDialog.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= () => {};
});
afterEach(() => sessionStorage.clear());

const github = { source: 'GITHUB', paused: null } as SourceState;
const account = (handle: string) => ({ platform: 'GITHUB' as const, handle });
const onClose = vi.fn<() => void>();
const decide = (handle: string, onDecide = async (_: string) => {}, decision: 'pause' | 'end' = 'pause') => (
  <DecisionDialog account={account(handle)} {...{ decision, onClose, onDecide }} />
);

function draw(form: ReactNode) {
  const drawn = drawForTest(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
  const field = drawn.box.querySelector('textarea')!;
  return { ...drawn, field };
}
async function type(field: HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

test.each<[string, ReactNode]>([
  ['why a badge is decided on', decide('ada')],
  ['why a source is switched off', <PauseDialog state={github} onClose={onClose} />],
])('%s is there again after a reload, and gone once it is cancelled', async (_, form) => {
  await type(draw(form).field, 'It shows two different people.');
  const { field, click } = draw(form);
  expect(field.value).toBe('It shows two different people.');
  click('Cancel');
  expect(onClose).toHaveBeenCalled();
  expect(draw(form).field.value).toBe('');
});

test('what a request is answered is there again after a reload, and where it is put off', async () => {
  const form = <AnswerRequest caseNumber="CS-1" onClose={onClose} />;
  const answer = draw(form);
  await type(answer.field, 'Here is all that we hold.');
  answer.click('Not now');
  expect(draw(form).field.value).toBe('Here is all that we hold.');
});

test('a reason stays with its account and its decision', async () => {
  await type(draw(decide('ada')).field, 'It shows two different people.');
  expect(draw(decide('ben')).field.value).toBe('');
  expect(draw(decide('ada', undefined, 'end')).field.value).toBe('');
});

test('a decision that was not taken leaves its reason where it was typed, and says why', async () => {
  const { field, box } = draw(
    decide('ada', () => Promise.reject(new Error('Somebody has already decided.'))),
  );
  await type(field, 'It shows two different people.');
  await act(async () => box.querySelector('form')!.requestSubmit());
  expect(box.textContent).toContain('Somebody has already decided.');
  expect(field.value).toBe('It shows two different people.');
});
