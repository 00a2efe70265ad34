import type { messageContract } from '#domain/contract/message';
import { ulid } from 'ulid';
import { discardDraft } from '../../message/discard-draft.ts';
import type { MessageServices } from '../../message/services.ts';
import { expectOperator } from '../../operator/expect-operator.ts';
import type { Route } from '../../rest/rest.ts';
import type { StoredAnnouncement } from '../../store/announcement.ts';

/** Keeps the text and has it counted whom it would reach. Nobody is told yet. */
export const draftAnnouncement: Route<
  (typeof messageContract)['draft-announcement'],
  Pick<MessageServices, 'announcements' | 'enqueueAnnouncement' | 'random'>
> = async (
  { caller, request: { replaces, ...request }, now },
  { announcements, enqueueAnnouncement, random },
) => {
  expectOperator(caller);
  if (replaces !== undefined) await discardDraft(replaces, announcements);
  const announcement: StoredAnnouncement = {
    ...request,
    link: request.link ?? null,
    id: ulid(now, random),
    status: 'COUNTING',
    createdAt: new Date(now).toISOString(),
    sentAt: null,
    recipients: 0,
    reached: 0,
    by: caller.sub,
    cursor: null,
  };
  await announcements.add(announcement);
  await enqueueAnnouncement({ id: announcement.id });
  return { announcement };
};
