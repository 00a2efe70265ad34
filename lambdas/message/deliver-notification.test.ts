import { expect, it } from 'vitest';
import type { Notification } from '#domain/message/notification';
import { deliverNotification } from './deliver-notification.ts';

const notification: Notification = {
  ...{ userId: 'maya', id: 'n', kind: 'FINDING', title: 'Likely clone on X: maya_', body: 'Same name.' },
  createdAt: '2026-11-20T10:00:00.000Z',
};

/** What open pages hear of it, and whether it waits for a mail. */
async function delivered(over: Partial<Notification>, mailsLeave = true) {
  const heard: string[] = [];
  let mail: object | undefined;
  await deliverNotification(
    { ...notification, ...over },
    {
      notifications: {
        isWaiting: async () => true,
        claimDelivery: async (_user, _id, _at, waits) => {
          mail = waits;
          return true;
        },
      },
      publish: { notification: async ({ id }) => void heard.push(id) },
      ...{ mailsLeave, measure: () => {}, now: () => Date.parse(notification.createdAt) },
    },
  );
  return { heard, isMailed: mail !== undefined };
}

it.each([
  ['is shown and mailed', {}, true, true],
  ['is only shown where no mails leave', {}, false, false],
  ['is only shown to whoever brought it here themselves', { noMail: true }, true, false],
] as const)('a notification %s', async (_, over, mailsLeave, isMailed) =>
  expect(await delivered(over, mailsLeave)).toEqual({ heard: ['n'], isMailed }),
);
