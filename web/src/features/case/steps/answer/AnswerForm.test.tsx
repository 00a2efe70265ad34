// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../../ui/draw-for-test.tsx';
import { one } from '../../case-for-test.ts';
import { AnswerForm } from './AnswerForm.tsx';

const asked = vi.hoisted(() => [] as { screenshot?: object }[]);
vi.mock('../../../../lib/api/rest.ts', () => ({
  call: async (_: string, __: object, request: object) => {
    asked.push(request);
    return { case: request };
  },
}));
const chosen = { base64: 'aGk=', width: 1, height: 1, fileSha256: 'f'.repeat(64) };
vi.mock('../../../picture/ScreenshotField.tsx', () => ({
  ScreenshotField: ({ onChange }: { onChange: (screenshot: typeof chosen) => void }) => (
    <button type="button" onClick={() => onChange(chosen)}>
      Choose
    </button>
  ),
}));

test('the screenshot of an answer is kept with the number of the file that it was made from', async () => {
  const { click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerForm one={one({})} now={Date.parse('2026-11-20T12:00:00.000Z')} />
    </QueryClientProvider>,
  );
  click('They refused');
  click('Choose');
  await act(async () => click('Save the answer'));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]!.screenshot).toEqual({ base64: chosen.base64, fileSha256: chosen.fileSha256 });
});

test.each([
  ['', 'Choose the day on which they answered.', {}],
  ['2026-11-17', 'That is before you reported it on 18 November 2026.', {}],
  ['2026-11-21', 'This date is in the future.', {}],
  // What an earlier report was answered may be told in full later.
  [
    '2026-11-09',
    'That is before you reported it on 10 November 2026.',
    { earlierReports: [{ on: '2026-11-10T12:00:00.000Z' }] },
  ],
])('the day “%s” says: %s', async (day, said, part) => {
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerForm
        one={one({ reportedOn: '2026-11-18T12:00:00.000Z', ...part })}
        now={Date.parse('2026-11-20T12:00:00.000Z')}
      />
    </QueryClientProvider>,
  );
  click('They refused');
  const field = box.querySelector<HTMLInputElement>('input[type=date]')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, day);
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => click('Save the answer'));
  expect(box.querySelector('[aria-invalid=true]')?.getAttribute('type')).toBe('date');
  expect(box.textContent).toContain(said);
});
