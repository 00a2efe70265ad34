import { expect, it } from 'vitest';
import { closeMessage } from './close-message.ts';

/** What is on record after a message was pressed so often, of which each press closes it or opens it again. */
async function recorded(...presses: boolean[]) {
  const decided: unknown[] = [];
  let status = 'OPEN';
  const services = {
    requests: {
      get: async (id: string) => ({
        ...{ id, kind: 'SUPPORT', status, subject: 'A question', message: 'Hello' },
        ...{ owner: 'E#ines@example.com', email: 'ines@example.com' },
      }),
      setOpen: async (_: string, open: boolean) => ((status = open ? 'OPEN' : 'CLOSED'), true),
    },
    decisions: {
      add: async ({ kind, about }: { kind: string; about: string }) => decided.push([kind, about]),
      done: async () => {},
    },
    random: () => 0,
  } as unknown as Parameters<typeof closeMessage>[1];
  const caller = { sub: 'ada', groups: ['Admin'], token: '' };
  for (const open of presses) {
    const request = { id: 'contact-CS-2222-3333', open };
    const call = { request, caller, now: 0, headers: {}, sourceIp: '' };
    expect(await closeMessage(call, services)).toEqual(request);
  }
  return decided;
}
const about = 'Message CS-2222-3333 from someone without an account';

it('a message that two operators close is one decision, by its number', async () =>
  expect(await recorded(false, false)).toEqual([['close message', about]]));

it('opened again and closed again, each is one', async () =>
  expect(await recorded(false, true, true, false)).toEqual([
    ['close message', about],
    ['open message', about],
    ['close message', about],
  ]));
