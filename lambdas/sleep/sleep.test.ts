import { describe, expect, it } from 'vitest';
import { minute } from '#domain/durations';
import { sleeper, type Switches } from './sleep.ts';

/** A stage whose switches are what they were set to. */
function stage(begins: { state?: 'on' | 'off' | 'between'; waiting?: number } = {}) {
  const is = { state: 'off', waiting: 0, jobs: 0, ...begins, lookAt: undefined as number | undefined };
  const clock = { now: 0 };
  const switches: Switches = {
    state: async () => is.state as 'on',
    turn: async (to) => void (is.state = to),
    startJobs: async () => void (is.jobs += 1),
    waiting: async () => is.waiting,
    lookAgainAt: async (ms) => void (is.lookAt = ms),
  };
  return { is, clock, switches, sleeper: sleeper(switches, 60, () => clock.now) };
}

describe('a stage that sleeps', () => {
  it('is woken by the first thing that somebody does, and makes up for what was due', async () => {
    const { is, sleeper } = stage();
    await sleeper.wake();
    expect(is).toMatchObject({ state: 'on', jobs: 1, lookAt: 60 * minute });
  });

  it('stays awake for an hour after the last one, and does nothing twice', async () => {
    const { is, clock, sleeper } = stage();
    await sleeper.wake();
    clock.now = 4 * minute;
    await sleeper.wake();
    expect(is.lookAt).toBe(60 * minute);
    clock.now = 5 * minute;
    await sleeper.wake();
    expect(is).toMatchObject({ state: 'on', jobs: 1, lookAt: 65 * minute });
  });

  it('falls asleep when nothing waits, looks once more, and then not again', async () => {
    const { is, clock, sleeper } = stage({ state: 'on' });
    clock.now = 60 * minute;
    await sleeper.look();
    expect(is).toMatchObject({ state: 'off', lookAt: 65 * minute });
    clock.now = 65 * minute;
    await sleeper.look();
    expect(is).toMatchObject({ state: 'off', lookAt: undefined });
  });

  it('stays awake while anything waits', async () => {
    const { is, clock, sleeper } = stage({ state: 'on', waiting: 1 });
    clock.now = 60 * minute;
    await sleeper.look();
    expect(is).toMatchObject({ state: 'on', lookAt: 75 * minute });
  });

  it('wakes again for a message that came while it fell asleep', async () => {
    const { is, sleeper } = stage({ state: 'off', waiting: 1 });
    await sleeper.look();
    expect(is).toMatchObject({ state: 'on', lookAt: 15 * minute });
  });

  it('is woken by whoever comes right after it fell asleep', async () => {
    const { is, sleeper } = stage();
    await sleeper.wake();
    await sleeper.look();
    await sleeper.wake();
    expect(is).toMatchObject({ state: 'on', lookAt: 60 * minute });
  });

  it.each(['lookAgainAt', 'state', 'turn', 'startJobs'] as const)(
    'that failed half-way, at %s, is mended by the next try',
    async (step) => {
      const { is, switches, sleeper } = stage();
      const whole = { ...switches };
      Object.assign(switches, { [step]: () => Promise.reject(new Error('no')) });
      await expect(sleeper.wake()).rejects.toThrow('no');
      Object.assign(switches, whole);
      await sleeper.wake();
      expect(is).toMatchObject({ state: 'on', lookAt: 60 * minute });
    },
  );

  it('finishes waking where only a part was switched on', async () => {
    const { is, sleeper } = stage({ state: 'between' });
    await sleeper.wake();
    expect(is.state).toBe('on');
  });
});
