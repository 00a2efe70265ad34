import { expect, it } from 'vitest';
import { countWords } from '#domain/message/digest-letter';
import type { StoredNotification } from '#domain/message/notification';
import type { Finding } from '#domain/scan/finding';
import { tellBusiness } from './tell-business.ts';

const at = '2026-11-20T10:00:00.000Z';
const copy = (id: string, verdict: Finding['verdict']) =>
  ({
    ...{ subjectId: 'B#b', id, platform: 'X', verdict, score: 92, reasons: [], status: 'OPEN' },
    ...{ yours: { platform: 'X', handle: 'ferrowbay' }, theirs: { platform: 'X', handle: 'ferr0wbay' } },
    ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
  }) as Finding;

it('the copies of a business without a name are counted as what they are', async () => {
  const told: StoredNotification[] = [];
  const services = {
    seats: { seatsIn: async () => [{ userId: 'ada', role: 'ADMIN' }] as never },
    notifications: { add: async (one: StoredNotification) => Boolean(told.push(one)) },
    integrations: { webhook: async () => undefined },
    hook: async () => {},
  };
  for (const [id, verdict] of [
    ['f1', 'likely clone'],
    ['f2', 'likely clone'],
    ['f3', 'possible clone'],
  ] as const)
    await tellBusiness({ businessId: 'b', name: undefined }, copy(id, verdict), at, services);
  expect(told[0]!.title).toBe('Your business: likely clone on X: ferr0wbay');
  expect(countWords(told)).toBe('2 new likely clones, 1 new possible clone');
});
