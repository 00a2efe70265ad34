import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLinkWait, type Credentials } from './link-wait.ts';

const maya = { username: 'maya@hollimund.example', password: 'Correct-h0rse' };
const start = Date.UTC(2026, 10, 20);

let asked: { at: number; who: string }[];
let answer: () => Promise<boolean>;
const wait = () =>
  createLinkWait(({ username }: Credentials) => {
    asked.push({ at: Date.now() - start, who: username });
    return answer();
  });
const late = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  asked = [];
  answer = () => Promise.resolve(false);
  late.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('whoever waits for the link to be opened', () => {
  test('is asked for every five seconds, and no more once it was', async () => {
    const { expect: expectLink, begin } = wait();
    expectLink(maya);
    begin(late);
    await vi.advanceTimersByTimeAsync(10_000);
    answer = () => Promise.resolve(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.map(({ at }) => at)).toEqual([5000, 10_000, 15_000]);
    expect(late).not.toHaveBeenCalled();
  });

  test('is asked for during three minutes, then told', async () => {
    const { expect: expectLink, begin } = wait();
    expectLink(maya);
    begin(late);
    await vi.advanceTimersByTimeAsync(180_000);
    expect(asked).toHaveLength(36);
    expect(late).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(36);
    expect(late).toHaveBeenCalledTimes(1);
  });

  test('is not asked twice at once, and again after a lost connection', async () => {
    const { expect: expectLink, begin } = wait();
    expectLink(maya);
    begin(late);
    let fail!: (reason: Error) => void;
    answer = () => new Promise((_, reject) => (fail = reject));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveLength(1);
    fail(new Error('no network'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(2);
  });

  test('is not asked for when the page is left, and forgotten a little later', async () => {
    const { expect: expectLink, begin, byCode } = wait();
    expectLink(maya);
    begin(late)();
    await vi.advanceTimersByTimeAsync(200_000);
    await byCode(maya.username, () => Promise.resolve(true));
    expect(asked).toEqual([]);
    expect(late).not.toHaveBeenCalled();
  });
});

describe('a code that is typed in', () => {
  test('is not sent before a question under way is answered, nor asked beside; then it signs in', async () => {
    const { expect: expectLink, begin, byCode } = wait();
    const order: string[] = [];
    expectLink(maya);
    begin(late);
    let settle!: (signedIn: boolean) => void;
    answer = () => new Promise((resolve) => (settle = resolve));
    await vi.advanceTimersByTimeAsync(5000);
    answer = () => {
      order.push('sign in');
      return Promise.resolve(true);
    };
    const done = byCode(maya.username, async () => {
      order.push('confirm');
      await vi.advanceTimersByTimeAsync(20_000);
      return true;
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(order).toEqual([]);
    settle(false);
    await done;
    expect(order).toEqual(['confirm', 'sign in']);
  });

  test('that is wrong is refused, and the link is waited for again', async () => {
    const { expect: expectLink, begin, byCode } = wait();
    expectLink(maya);
    begin(late);
    await expect(byCode(maya.username, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['of somebody else', 'somebody@else.example', true],
    ['after which Amplify signs in itself', maya.username, false],
  ])('%s is not followed by a sign-in of ours, nor by a question', async (_, username, ours) => {
    const { expect: expectLink, begin, byCode } = wait();
    expectLink(maya);
    begin(late);
    await byCode(username, () => Promise.resolve(ours));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([]);
  });
});
