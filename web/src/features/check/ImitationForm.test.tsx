// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pressForTest } from '../../lib/focus/press-for-test.ts';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { ImitationForm } from './ImitationForm.tsx';
import { words } from './words.ts';

const wire = vi.hoisted(() => ({ reportImitation: vi.fn() }));
beforeEach(() => void wire.reportImitation.mockReset().mockRejectedValue(new Error('That didn’t work.')));
vi.mock('./report-imitation.ts', () => wire);

/** A report about @maya_hollimund on X, with this link. */
async function filled(link: string, onCompare = () => {}, email = ''): Promise<HTMLElement> {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ImitationForm platform="X" handle="maya_hollimund" paused={false} onCompare={onCompare} />
    </QueryClientProvider>,
  );
  const type = async (field: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  };
  await type(box.querySelector('input')!, link);
  if (email) await type(box.querySelector('input[type=email]')!, email);
  return box;
}

async function sent(link: string, onCompare?: () => void, email?: string): Promise<HTMLElement> {
  const box = await filled(link, onCompare, email);
  await act(async () => box.querySelector('form')!.requestSubmit());
  return box;
}

/** What is said against a link. */
async function against(link: string): Promise<string> {
  const box = await sent(link);
  const field = box.querySelector('input')!;
  return box.querySelector(`[id="${field.id}-note"]`)!.textContent;
}

test.each([
  ['https://x.com/Maya_Hollimund', true],
  ['https://x.com/maya_ho11imund', false],
  ['https://github.com/maya_hollimund', false],
])('who reports an account does not name it as their own: %s', async (link, refused) => {
  const said = 'This is the account that you report.';
  expect((await against(link)).includes(said)).toBe(refused);
});

test('an account that is no longer shown as confirmed leads to the comparison, as what is said promises', async () => {
  wire.reportImitation.mockRejectedValue(new Error(words.failed.unconfirmed));
  const onCompare = vi.fn();
  const box = await sent('https://x.com/maya_ho11imund', onCompare);
  await vi.waitFor(() => expect(box.querySelector('[role=alert]')?.textContent).toContain('no longer shown'));
  const link = box.querySelector<HTMLAnchorElement>('a[href="/compare"]')!;
  act(() => link.click());
  expect(onCompare).toHaveBeenCalledOnce();
});

test('any other refusal leads nowhere', async () => {
  const box = await sent('https://x.com/maya_ho11imund');
  await vi.waitFor(() => expect(box.querySelector('[role=alert]')).not.toBeNull());
  expect(box.querySelector('a')).toBeNull();
});

test('what was sent says where an answer would go, without a promise, and how long it is kept', async () => {
  wire.reportImitation.mockResolvedValue(undefined);
  const kept = 'We keep your report for up to 180 days.';
  const asked = await sent('https://x.com/maya_ho11imund', () => {}, 'maya@example.com');
  await vi.waitFor(() => expect(asked.textContent).toContain('Thank you.'));
  expect(asked.textContent).toContain('one of us writes to maya@example.com. There’s no set day for that');
  expect(asked.textContent).toContain(kept);
  const silent = await sent('https://x.com/maya_ho11imund');
  await vi.waitFor(() => expect(silent.textContent).toContain('Thank you.'));
  expect(silent.textContent).not.toContain('one of us writes to');
  expect(silent.textContent).toContain(kept);
});

test('by keyboard the focus is on the button again, or on what is said once it was sent', async () => {
  const box = await filled('https://x.com/maya_ho11imund');
  const waits = (answer: Promise<void>) => void wire.reportImitation.mockReturnValue(answer);
  await pressForTest(box, waits, new Error('That didn’t work.'));
  expect(document.activeElement?.textContent).toBe(words.form.send);
  await pressForTest(box, waits);
  expect(document.activeElement?.textContent).toContain(words.sent.thanks);
});
