import { expect, it } from 'vitest';
import { writeAtEnd } from './write-at-end.ts';

it('writes what came at the end, each kind once, and what comes afterwards at the next', async () => {
  const writes: unknown[][] = [];
  const failures: unknown[] = [];
  const { gather, end } = writeAtEnd((error) => failures.push(error));
  const letters = gather<string>(async (all) => void writes.push([...all]));
  const broken = gather<number>(async () => {
    throw new Error('table away');
  });
  const numbers = gather<number>(async (all) => void writes.push([...all]));
  await Promise.all([letters('a'), numbers(1), letters('b'), broken(2)]);
  expect(writes).toEqual([]);
  await end();
  expect(writes).toEqual([['a', 'b'], [1]]);
  expect(failures).toEqual([new Error('table away')]);
  await letters('c');
  await end();
  await end();
  expect(writes.slice(2)).toEqual([['c']]);
});
