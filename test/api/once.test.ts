import { expect, it } from 'vitest';
import { idempotencyOver } from '../../lambdas/rest/idempotency.ts';
import { notificationStore } from '../../lambdas/store/notification.ts';
import { onceStore } from '../../lambdas/store/once.ts';
import { openTables } from '../support/tables-in-memory.ts';

it('repeats the first answer from the table itself, and frees the key of a failed action', async () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const { database, close } = await openTables(() => now);
  try {
    const idempotency = idempotencyOver(onceStore(database), () => now);
    const call = { scope: 'u1#start-scan', key: 'key-12345', request: '{}' };
    let runs = 0;
    const act = async () => ({ run: ++runs });
    expect(await idempotency.once(call, act)).toEqual({ run: 1 });
    expect(await idempotency.once(call, act)).toEqual({ run: 1 });
    await expect(idempotency.once({ ...call, request: '{"a":1}' }, act)).rejects.toMatchObject({
      code: 'CONFLICT',
    });

    const failing = { ...call, key: 'key-67890' };
    await expect(idempotency.once(failing, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await idempotency.once(failing, act)).toEqual({ run: 2 });
  } finally {
    await close();
  }
});

it('counts to its limit in the table itself, and no further, however many come at once', async () => {
  const { database, close } = await openTables(() => 0);
  try {
    const { count } = onceStore(database);
    const counted = await Promise.all(Array.from({ length: 12 }, () => count('looks#maya', 1, 5, 60)));
    expect(counted.filter(Boolean)).toHaveLength(5);
    expect(await count('looks#maya', 1, 6, 60)).toBe(true);
  } finally {
    await close();
  }
});

it('writes one notice an event: told again, it stays as it was delivered', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const { database, close } = await openTables(() => Date.parse(at));
  try {
    const notices = notificationStore(database);
    const notice = { userId: 'maya', id: 'event', kind: 'SOURCE', title: 'Told', createdAt: at } as const;
    expect(await notices.add(notice)).toBe(true);
    expect(await notices.claimDelivery('maya', 'event', at)).toBe(true);
    expect(await notices.add(notice)).toBe(false);
    expect(await notices.claimDelivery('maya', 'event', at)).toBe(false);
  } finally {
    await close();
  }
});
