import { ProductError } from '#domain/errors';
import type { AnnouncementStore, StoredAnnouncement } from '../store/announcement.ts';

/** Each page that is counted moves the row on. */
const tries = 20;

/**
 * Takes away an announcement of which nobody was told; its row stays, for the record. Repeated it changes nothing.
 * @throws NOT_FOUND, and CONFLICT once it is sent
 */
export async function discardDraft(
  id: string,
  announcements: Pick<AnnouncementStore, 'get' | 'advance'>,
): Promise<StoredAnnouncement> {
  for (let n = 0; n < tries; n++) {
    const found = await announcements.get(id);
    if (!found) throw new ProductError('NOT_FOUND', 'There is no such announcement.');
    if (found.status === 'DISCARDED') return found;
    if (found.status === 'SENDING' || found.status === 'SENT')
      throw new ProductError('CONFLICT', 'This has been sent, so it can’t be changed or deleted.');
    const discarded = { ...found, status: 'DISCARDED' as const };
    if (await announcements.advance(found, discarded)) return discarded;
  }
  throw new ProductError('CONFLICT', 'We are still counting who this will reach. Please wait a moment.');
}
