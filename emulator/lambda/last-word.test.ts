import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { lastWord } from './last-word.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('answers as the promise does', async () => {
  const { unlessEnded } = lastWord();
  await expect(unlessEnded(Promise.resolve('answer'))).resolves.toBe('answer');
  await expect(unlessEnded(Promise.reject(new Error('its own')))).rejects.toThrow('its own');
});

it('fails everybody who waits, and whoever comes later, with the first reason', async () => {
  const { unlessEnded, end } = lastWord();
  const both = [unlessEnded(new Promise(() => {})), unlessEnded(new Promise(() => {}))];
  end(new Error('crashed'));
  end(new Error('exited'));
  for (const waiting of both) await expect(waiting).rejects.toThrow('crashed');
  await expect(unlessEnded(Promise.resolve('late'))).rejects.toThrow('crashed');
});

it('lets an answer count that was given in the same turn, before the end', async () => {
  const { unlessEnded, end } = lastWord();
  let answer: (said: string) => void = () => {};
  const waiting = unlessEnded(new Promise<string>((done) => (answer = done)));
  answer('why it ends');
  end(new Error('exited'));
  await expect(waiting).resolves.toBe('why it ends');
});

it('holds no answer that was given', async () => {
  const { unlessEnded, end } = lastWord();
  const answers: WeakRef<object>[] = [];
  for (let call = 0; call < 100; call++) {
    const answer = { call };
    answers.push(new WeakRef(answer));
    await unlessEnded(Promise.resolve(answer));
  }
  // What a WeakRef gave or was given stays until the turn has ended.
  await setImmediate();
  collect();
  expect(answers.filter((answer) => answer.deref()).length).toBeLessThan(5);
  end(new Error('the end comes all the same'));
});
