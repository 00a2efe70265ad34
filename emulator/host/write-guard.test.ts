import { expect, test } from 'vitest';
import { refuseAfterFailure } from './write-guard.ts';

const full = Object.assign(new Error('IO error: 000003.log: No space left on device'), {
  code: 'LEVEL_IO_ERROR',
});

/** Takes writes but while `fails` is said. */
function disk() {
  const written: string[] = [];
  const state: { fails?: Error } = {};
  const write = (key: string, done?: (error?: Error) => void) => {
    if (!state.fails) written.push(key);
    if (done) return void done(state.fails);
    return state.fails ? Promise.reject(state.fails) : Promise.resolve();
  };
  const db = {
    put: (key: string, _value: unknown, done?: (error?: Error) => void) => write(key, done),
    del: (key: string, done?: (error?: Error) => void) => write(key, done),
    batch: (all: { key: string }[], done?: (error?: Error) => void) => write(all[0]!.key, done),
  };
  refuseAfterFailure(db);
  return { db, state, written };
}

test('once the disk refused a write, no other is taken: it would stand behind a torn one, where nobody reads', async () => {
  const { db, state, written } = disk();
  await db.put('before', 1);
  state.fails = full;
  await expect(db.batch([{ key: 'torn' }])).rejects.toBe(full);
  delete state.fails;
  await expect(db.put('after', 1)).rejects.toBe(full);
  await expect(db.del('after')).rejects.toBe(full);
  expect(await new Promise((done) => db.del('after', done))).toBe(full);
  expect(written).toEqual(['before']);
});

test('a failure that is heard of by a callback counts as well', async () => {
  const { db, state, written } = disk();
  state.fails = full;
  expect(await new Promise((done) => db.put('torn', 1, done))).toBe(full);
  delete state.fails;
  await expect(db.batch([{ key: 'after' }])).rejects.toBe(full);
  expect(written).toEqual([]);
});

test('a mistake of whoever writes stops nobody else', async () => {
  const { db, state, written } = disk();
  state.fails = Object.assign(new TypeError('Key cannot be null'), { code: 'LEVEL_INVALID_KEY' });
  await expect(db.put('wrong', 1)).rejects.toThrow('Key');
  delete state.fails;
  await db.put('right', 1);
  expect(written).toEqual(['right']);
});
