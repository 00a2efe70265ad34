// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { ImitationForm } from './ImitationForm.tsx';

/** What is said against a link, in a report about @maya_hollimund on X. */
async function against(link: string): Promise<string> {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ImitationForm platform="X" handle="maya_hollimund" onCompare={() => {}} />
    </QueryClientProvider>,
  );
  const field = box.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, link);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  await act(async () => box.querySelector('form')!.requestSubmit());
  return box.querySelector(`[id="${field.id}-note"]`)!.textContent;
}

test.each([
  ['https://x.com/Maya_Hollimund', true],
  ['https://x.com/maya_ho11imund', false],
  ['https://github.com/maya_hollimund', false],
])('who reports an account does not name it as their own: %s', async (link, refused) => {
  const words = 'This is the account that you report.';
  expect((await against(link)).includes(words)).toBe(refused);
});
