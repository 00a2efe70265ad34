import { expect, it } from 'vitest';
import { writeTogether } from './write-together.ts';

/** A table that takes its time; `fails`: the numbers of the writes that it refuses. */
function slowly(fails: readonly number[] = []) {
  const writes: string[][] = [];
  const write = writeTogether<string>(async (all) => {
    writes.push([...all]);
    const number = writes.length;
    await new Promise(setImmediate);
    if (fails.includes(number)) throw new Error(`write ${number}`);
  });
  return { writes, write };
}

it('what comes while a write is under way is one write, and everything is written once', async () => {
  const { writes, write } = slowly();
  const first = [write('a'), write('b')];
  await Promise.resolve();
  await Promise.resolve();
  const second = [write('c'), write('d'), write('e')];
  await Promise.all([...first, ...second]);
  await write('f');
  expect(writes).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']]);
});

it('a write that fails is told to those in it, and the next goes on', async () => {
  const { writes, write } = slowly([1]);
  const first = Promise.allSettled([write('a'), write('b')]);
  await Promise.resolve();
  await Promise.resolve();
  await write('c');
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(writes).toEqual([['a', 'b'], ['c']]);
});
