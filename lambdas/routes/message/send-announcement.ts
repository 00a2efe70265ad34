import type { messageContract } from '#domain/contract/message';
import { ProductError } from '#domain/errors';
import { discardDraft } from '../../message/discard-draft.ts';
import type { MessageServices } from '../../message/services.ts';
import { expectOperator } from '../../operator/expect-operator.ts';
import { putOnRecord } from '../../operator/put-on-record.ts';
import type { Route } from '../../rest/rest.ts';

/** Starts telling everybody who wants to hear of it, or deletes it before anybody is told. Asked again it goes on: nobody is told twice. */
export const sendAnnouncement: Route<
  (typeof messageContract)['send-announcement'],
  Pick<MessageServices, 'announcements' | 'enqueueAnnouncement' | 'decisions' | 'random'>
> = async ({ caller, request, now }, services) => {
  expectOperator(caller);
  const { announcements, enqueueAnnouncement } = services;
  if (request.discard) return { announcement: await discardDraft(request.id, announcements) };
  const found = await announcements.get(request.id);
  if (!found || found.status === 'DISCARDED')
    throw new ProductError('NOT_FOUND', 'There is no such announcement.');
  if (found.status === 'COUNTING')
    throw new ProductError('CONFLICT', 'We are still counting who this will reach. Please wait a moment.');
  if (found.status === 'SENT') return { announcement: found };
  const sending = { ...found, status: 'SENDING' as const, sentAt: new Date(now).toISOString(), cursor: null };
  if (found.status !== 'READY') {
    await enqueueAnnouncement({ id: found.id });
    return { announcement: found };
  }
  const decided = { kind: 'send announcement' as const, by: caller.sub, about: found.title };
  return putOnRecord(
    decided,
    now,
    async () => {
      // Somebody else pressed the button at this moment: it is under way.
      await announcements.advance(found, sending);
      await enqueueAnnouncement({ id: found.id });
      return { announcement: sending };
    },
    services,
  );
};
