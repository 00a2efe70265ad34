import { expect, test } from 'vitest';
import { codeBudgets } from '#domain/account/confirmation-code';
import { hour } from '#domain/durations';
import { codeBudget } from './contact-codes.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');

/** Asks for codes; counters that are somebody's can be ended with their account. */
function asking() {
  const counted = new Map<string, { used: number; owner?: string | undefined }>();
  const spend = codeBudget({
    count: async (id, by, most, _until, owner) => {
      const used = (counted.get(id)?.used ?? 0) + by;
      if (used <= most) counted.set(id, { used, owner });
      return used <= most;
    },
  });
  return {
    ask: (sub: string, value: string, at = now) =>
      spend(sub, { kind: value.startsWith('+') ? 'phone' : 'email', value }, at).then(
        () => 'sent',
        ({ message }: Error) => message,
      ),
    endAccount: (sub: string) => {
      for (const [id, { owner }] of counted) if (owner === sub) counted.delete(id);
    },
  };
}

test.each(['maya@example.com', '+18605550100'])(
  'an address, %s, gets four codes an hour and ten a day, however many accounts name it',
  async (value) => {
    const { ask } = asking();
    let sent = 0;
    for (let n = 0; n < 80; n += 1)
      sent += Number((await ask(`bot-${n}`, value, now + Math.floor(n / 8) * hour)) === 'sent');
    expect(sent).toBe(codeBudgets.perAddressAndDay);
    expect(await ask('bot', value, now + 11 * hour)).toMatch(/tomorrow/);
    expect(await ask('bot', value === '+18605550100' ? '+18605550101' : 'otto@example.com')).toBe('sent');
  },
);

test('the end of the account that asked does not begin an address’s count anew', async () => {
  const { ask, endAccount } = asking();
  for (let n = 0; n < codeBudgets.perAddressAndHour; n += 1)
    expect(await ask('bot', 'm@x.example')).toBe('sent');
  endAccount('bot');
  expect(await ask('bot2', 'm@x.example')).toMatch(/in an hour/);
});
