// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { dropFocus } from '../../../lib/focus/press-for-test.ts';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { IsItListed } from './IsItListed.tsx';

/** The engine comes with the first question. */
const patient = { timeout: 20_000 };
const day = '2026-11-20';
const known = { platform: 'GITHUB' as const, handle: 'jonasweber', confirmedSince: day, lastCheckedOn: day };

const typeIn = (box: HTMLElement) => (text: string) =>
  act(async () => {
    const field = box.querySelector('input')!;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    write.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const choose = (box: HTMLElement, platform: string) =>
  act(async () => {
    const select = box.querySelector('select')!;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, platform);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const answerIn = (box: HTMLElement) => box.querySelector('section > [role=status]')!.textContent;

// First of all: what compares stays once it is here.
test('without a connection it says what is sure, and what isn’t, and compares at the next press once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { box, click } = drawForTest(<IsItListed accounts={[known]} domain="hazelandthorn.co.uk" />);
  const ask = async (text: string) => {
    await typeIn(box)(text);
    await act(async () => click('Check'));
    await vi.waitFor(() => expect(answerIn(box)).not.toBe(''), patient);
    return answerIn(box);
  };
  const unsure = 'Check again once you’re online';
  for (const text of ['github.com/jonasw3ber', 'hazelandth0rn.co.uk']) {
    const said = await ask(text);
    expect(said).toMatch(/^No, /);
    expect(said).toContain(unsure);
  }
  expect(await ask('github.com/jonasweber')).toBe('Yes, jonasweber on GitHub is on the list.');
  online.mockReturnValue(true);
  const compared = await ask('github.com/jonasw3ber');
  expect(compared).toContain('The closest on the list is jonasweber on GitHub.');
  expect(compared).not.toContain(unsure);
  online.mockRestore();
});

test('the answer names the account it is about, and goes as soon as another is typed', async () => {
  const { box, click } = drawForTest(<IsItListed accounts={[known]} />);
  const type = typeIn(box);
  const answer = () => answerIn(box);
  await type('github.com/jonasweber');
  await act(async () => click('Check'));
  await vi.waitFor(() => expect(answer()).toBe('Yes, jonasweber on GitHub is on the list.'), patient);
  await type('jonasw3ber');
  expect(answer()).toBe('');
  await act(async () => click('Check'));
  expect(answer()).toBe('');
  await type('github.com/jonasw3ber');
  await act(async () => click('Check'));
  await vi.waitFor(() => expect(answer()).toContain('No, jonasw3ber on GitHub isn’t on the list.'), patient);
  // Read out, the two are called what they are called on the page.
  expect(box.querySelector('figure .vh')!.textContent).toMatch(
    /^On the list: jonasweber\. Your entry: jonasw3ber\./,
  );
});

test('at the page of a business, a website is compared with the one that is proven', async () => {
  const { box, click } = drawForTest(<IsItListed accounts={[known]} domain="hazelandthorn.co.uk" />);
  const ask = async (text: string) => {
    await typeIn(box)(text);
    await act(async () => click('Check'));
    await vi.waitFor(() => expect(answerIn(box)).not.toBe(''), patient);
    return answerIn(box);
  };
  expect(await ask('https://hazelandthorn.co.uk/')).toBe(
    'Yes, the website hazelandthorn.co.uk is the one that this page is about.',
  );
  expect(await ask('shop.hazelandthorn.co.uk')).toBe(
    'Yes, the website shop.hazelandthorn.co.uk is part of hazelandthorn.co.uk.',
  );
  expect(await ask('www.haze1andthorn.co.uk')).toContain(
    'No, the website haze1andthorn.co.uk isn’t hazelandthorn.co.uk.',
  );
  expect(box.querySelector('figure .vh')!.textContent).toMatch(
    /^Proven: hazelandthorn\.co\.uk\. Your entry: haze1andthorn\.co\.uk\./,
  );
  expect(await ask('orders@haze1andthorn.co.uk')).toContain(
    'No, the address is at haze1andthorn.co.uk, not at hazelandthorn.co.uk.',
  );
  expect(await ask('orders@hazelandthorn.co.uk')).toContain('Anyone can write any address as the sender');
  expect(await ask('example.com')).toContain('A business can have more than one website');
  expect(box.querySelector('figure')).toBeNull();
});

test('a name alone may be a handle: whoever says where is answered about the account', async () => {
  const { box, click } = drawForTest(<IsItListed accounts={[known]} domain="hazelandthorn.co.uk" />);
  await typeIn(box)('hazelandthorn.co.uk');
  expect(box.textContent).toContain('A website. If it’s a handle, choose its platform.');
  await choose(box, 'INSTAGRAM');
  await act(async () => click('Check'));
  await vi.waitFor(
    () => expect(answerIn(box)).toContain('No, hazelandthorn.co.uk on Instagram isn’t on the list.'),
    patient,
  );
});

test.each([
  ['https://t.me/jonasweber', 'jonasweber on Telegram'],
  ['https://www.threads.net/@jonasw3ber', 'jonasw3ber on Threads'],
  ['https://bsky.app/profile/jonasweber.bsky.social', 'jonasweber.bsky.social on Bluesky'],
  ['https://mastodon.social/@jonasweber', 'jonasweber on mastodon.social'],
  ['@jonasweber@mastodon.social', 'jonasweber on mastodon.social'],
])('%s, where nobody can be confirmed, isn’t on the list either', async (link, who) => {
  for (const domain of [undefined, 'hazelandthorn.co.uk']) {
    const { box, click } = drawForTest(<IsItListed accounts={[known]} domain={domain} />);
    await typeIn(box)(link);
    await act(async () => click('Check'));
    await vi.waitFor(() => expect(answerIn(box)).toContain(`No, ${who} isn’t on the list.`), patient);
    expect(answerIn(box)).toContain('The closest on the list is jonasweber on GitHub.');
    expect(answerIn(box)).toContain('We can’t confirm accounts there, so that alone doesn’t make it a copy.');
    // Nothing is known about it here.
    expect(box.querySelector('a')).toBeNull();
  }
});

test('a handle on a platform that isn’t among ours is answered, too', async () => {
  const { box, click } = drawForTest(<IsItListed accounts={[known]} />);
  await typeIn(box)('@jonasweber');
  await choose(box, 'ELSEWHERE');
  await act(async () => click('Check'));
  await vi.waitFor(
    () => expect(answerIn(box)).toContain('No, jonasweber on another platform isn’t on the list.'),
    patient,
  );
});

test('the platform chosen for a handle says nothing of a website that is typed after it', async () => {
  const { box, click } = drawForTest(<IsItListed accounts={[known]} domain="hazelandthorn.co.uk" />);
  await typeIn(box)('jonasweber');
  await choose(box, 'GITHUB');
  await act(async () => click('Check'));
  await vi.waitFor(() => expect(answerIn(box)).toContain('Yes, jonasweber on GitHub'), patient);
  await typeIn(box)('jonasw3ber');
  expect(box.querySelector('select')!.value).toBe('GITHUB');
  await typeIn(box)('hazelandthorn.co.uk');
  expect(box.textContent).toContain('A website. If it’s a handle, choose its platform.');
  expect(box.querySelector('select')!.value).toBe('');
  await act(async () => click('Check'));
  await vi.waitFor(() => expect(answerIn(box)).toContain('Yes, the website hazelandthorn.co.uk'), patient);
  await choose(box, 'INSTAGRAM');
  await act(async () => click('Check'));
  await vi.waitFor(
    () => expect(answerIn(box)).toContain('No, hazelandthorn.co.uk on Instagram isn’t on the list.'),
    patient,
  );
});

test('by keyboard the focus is on the button again, however long the engine takes', async () => {
  const { box } = drawForTest(<IsItListed accounts={[known]} />);
  await typeIn(box)('github.com/jonasw3ber');
  const button = box.querySelector('button')!;
  button.focus();
  act(() => button.click());
  dropFocus();
  await vi.waitFor(async () => {
    await act(async () => {});
    expect(answerIn(box)).toContain('isn’t on the list');
  }, patient);
  expect(document.activeElement).toBe(button);
});
