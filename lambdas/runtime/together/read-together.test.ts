import { expect, it } from 'vitest';
import { readTogether } from './read-together.ts';

/** A table of which each reading tells its number. */
function table() {
  const asked: string[] = [];
  const read = readTogether(async (key: string) => {
    asked.push(key);
    const number = asked.length;
    await new Promise(setImmediate);
    if (key === 'away') throw new Error('table away');
    return `${key} ${number}`;
  });
  return { asked, read };
}

it('what is being read is read once, and anew by whoever comes later', async () => {
  const { asked, read } = table();
  expect(await Promise.all([read('a'), read('b'), read('a')])).toEqual(['a 1', 'b 2', 'a 1']);
  expect(await read('a')).toBe('a 3');
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('a reading that fails is told to all who asked, and is tried again', async () => {
  const { asked, read } = table();
  const both = await Promise.allSettled([read('away'), read('away')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(read('away')).rejects.toThrow('table away');
  expect(asked).toHaveLength(2);
});
