import { beforeEach, expect, test, vi } from 'vitest';
import { poolTexts } from '#domain/account/confirmation-code';
import { logger } from '../../runtime/logger.ts';
import { allowPoolText } from './pool-texts.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

const sent = vi.spyOn(logger, 'info').mockImplementation(() => {});
const refused = vi.spyOn(logger, 'warn').mockImplementation(() => {});
beforeEach(() => [sent, refused].forEach((each) => each.mockClear()));

function day() {
  const counted = new Map<string, number>();
  const once = {
    count: async (id: string, by: number, most: number) => {
      const used = (counted.get(id) ?? 0) + by;
      if (used <= most) counted.set(id, used);
      return used <= most;
    },
  };
  return (sub: string, what: keyof typeof poolTexts, to = '+18605550100') =>
    allowPoolText({ to, sub, what }, now, once).then(
      () => 'sent',
      ({ code }: { code: string }) => code,
    );
}

test('a number far away gets none', async () => {
  expect(await day()('maya', 'confirming', '+881612345678')).toBe('INVALID_INPUT');
});

test('one person gets five codes a day for their number', async () => {
  const ask = day();
  const answers = [];
  for (let n = 0; n < 6; n += 1) answers.push(await ask('maya', 'confirming'));
  expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'RATE_LIMITED']);
});

test('one number gets ten codes a day, however many accounts name it', async () => {
  const ask = day();
  const answers = [];
  for (let n = 0; n < 20; n += 1) answers.push(await ask(`bot-${n}`, 'confirming'));
  expect(answers.filter((one) => one === 'sent')).toHaveLength(poolTexts.confirming.perNumber);
  expect(await ask('bot-21', 'confirming', '+18605550101')).toBe('sent');
});

test('many accounts use up the day of confirming numbers, and lock nobody out of signing in', async () => {
  const ask = day();
  let sent = 0;
  for (let n = 0; n < 2 * poolTexts.confirming.all; n += 1)
    if ((await ask(`bot-${n}`, 'confirming', `+1860${String(5_550_000 + n)}`)) === 'sent') sent += 1;
  expect(sent).toBe(poolTexts.confirming.all);
  expect(await ask('maya', 'signingIn')).toBe('sent');
});

test('the log counts texts by country and refusals by their kind, and names neither a number nor anybody', async () => {
  const ask = day();
  for (let n = 0; n < 6; n += 1) await ask('maya', 'confirming', '+36201234567');
  await ask('maya', 'confirming', '+881612345678');
  expect(sent.mock.calls).toEqual(Array(5).fill(['Code goes by text', { country: 'Hungary' }]));
  expect(refused.mock.calls).toEqual([
    ['A text was refused', { code: 'RATE_LIMITED', country: 'Hungary' }],
    ['A text was refused', { code: 'INVALID_INPUT', country: undefined }],
  ]);
});
