// @vitest-environment happy-dom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dropFocus } from '../../../lib/focus/press-for-test.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import Helper from './helper.tsx';

vi.mock('../../../lib/site-config.ts', () => ({
  siteConfig: async () => ({ API: { REST: { appAPI: { endpoint: 'https://api.example' } } } }),
}));
vi.mock(import('../../../lib/use-links.ts'), async (original) => {
  const actual = await original();
  return { ...actual, useLinks: () => actual.linksFor(false, '') };
});
vi.mock('../../../features/picture/ScreenshotField.tsx', () => ({
  ScreenshotField: ({ onChange }: { onChange: (screenshot: object) => void }) => (
    <button type="button" onClick={() => onChange({ base64: 'aGk=', width: 1, height: 1 })}>
      Choose
    </button>
  ),
}));

const asked = {
  platform: 'X',
  handle: 'maya_ho1limund',
  askedBy: 'Maya Hollimund',
  expiresAt: '2026-11-27T10:00:00.000Z',
};
const note = 'It wrote to my mother.\nShe has blocked it.';
const gone = { code: 'NOT_FOUND', message: 'This link no longer works. Please ask for a new one.' };
const rests = { code: 'FORBIDDEN', message: 'No screenshot is needed at the moment.' };
const sooner = 'A link works once, for seven days, unless whoever sent it to you ends it sooner.';

/** The page draws what it was told as often as it is looked at. */
const shows = (what: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {});
    what();
  });

/** The page of a link as a server that answers so has it. */
async function opened(answers: { open: object; send?: object }) {
  const answer = (body: object) => Response.json(body, { status: 'code' in body ? 404 : 200 });
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    answer(method === 'POST' ? answers.send! : answers.open),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const drawn = drawForTest(<Helper />, `/helper#${'a'.repeat(40)}`);
  await shows(() => expect(drawn.box.querySelector('h1 ~ p')).not.toBe(null));
  return drawn;
}

async function sent(send: object) {
  const { box, click } = await opened({ open: asked, send });
  click('Choose');
  const field = box.querySelector('textarea')!;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, note);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  click('Send it to Maya Hollimund');
  await shows(() => expect(box.querySelector('form')).toBe(null));
  return box;
}

test.each([
  ['was ended', gone, 'This link no longer works'],
  ['rests', rests, 'No screenshot is needed right now'],
])('what was written and chosen stays where the link %s meanwhile', async (_, refusal, title) => {
  const box = await sent(refusal);
  expect(box.querySelector('h1')!.textContent).toBe(title);
  expect(box.textContent).toContain('It wasn’t sent.');
  expect(box.textContent).toContain(note);
  expect(box.querySelector<HTMLImageElement>('img')!.src).toBe('data:image/jpeg;base64,aGk=');
  // Whoever holds the link reads no longer which account it was about.
  expect(box.textContent).not.toContain(asked.handle);
});

test('of a link that no longer works it is said that it may have been ended, on sending as on opening', async () => {
  expect((await sent(gone)).textContent).toContain(sooner);
  const { box } = await opened({ open: gone });
  expect(box.textContent).toContain(sooner);
  expect(box.textContent).not.toContain('It wasn’t sent.');
});

test('what has arrived is not shown again', async () => {
  const box = await sent({});
  expect(box.querySelector('h1')!.textContent).toMatch(/^Thank you/);
  expect(box.textContent).not.toContain(note);
});

test('by keyboard the focus is on the button again after a refusal', async () => {
  const { box, click } = await opened({
    open: asked,
    send: { code: 'THROTTLED', message: 'Later, please.' },
  });
  click('Choose');
  const button = box.querySelector<HTMLButtonElement>('button[type=submit]')!;
  button.focus();
  act(() => button.click());
  dropFocus();
  await shows(() => expect(box.querySelector('form [role=alert]')).not.toBe(null));
  expect(document.activeElement).toBe(button);
});
