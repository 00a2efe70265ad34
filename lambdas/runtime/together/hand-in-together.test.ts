import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handInTogether } from './hand-in-together.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function handing(fails = false) {
  const handed: string[][] = [];
  const begin = handInTogether<string, number>(async (all) => {
    handed.push([...all]);
    if (fails) throw new Error('not written');
    return handed.length;
  }, 1000);
  return { begin, handed };
}

it('whoever is done waits for those that are not, and one of them is the first', async () => {
  const { begin, handed } = handing();
  const [one, two, other] = [begin('scan'), begin('scan'), begin('another')];
  const first = one.handIn('a');
  await vi.advanceTimersByTimeAsync(900);
  expect(handed).toEqual([]);
  expect(await other.handIn('x')).toEqual({ result: 1, isFirst: true });
  expect(await two.handIn('b')).toEqual({ result: 2, isFirst: false });
  expect(await first).toEqual({ result: 2, isFirst: true });
  expect(handed).toEqual([['x'], ['a', 'b']]);
});

it('nobody waits longer than that, and what comes later is handed in then', async () => {
  const { begin, handed } = handing();
  const [one, two] = [begin('scan'), begin('scan')];
  const first = one.handIn('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toEqual({ result: 1, isFirst: true });
  expect(await two.handIn('b')).toEqual({ result: 2, isFirst: true });
  expect(handed).toEqual([['a'], ['b']]);
});

it('who ends without anything, by an error or because nothing is left to do, keeps nobody waiting', async () => {
  const { begin, handed } = handing();
  const [one, two] = [begin('scan'), begin('scan')];
  const first = one.handIn('a');
  two.leave();
  two.leave();
  expect(await first).toEqual({ result: 1, isFirst: true });
  one.leave();
  expect(await begin('scan').handIn('c')).toEqual({ result: 2, isFirst: true });
  expect(handed).toEqual([['a'], ['c']]);
});

it('what could not be handed in is told to each', async () => {
  const { begin } = handing(true);
  const all = [begin('scan'), begin('scan')].map((piece) => piece.handIn('a'));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
