import { ownPrefix } from '#domain/upload';
import * as z from 'zod';
import type { Database } from '../store/table.ts';
import type { TombstoneStore } from '../store/tombstone.ts';
import type { UserFiles } from '../store/user-files.ts';
import { isPersonal, personalData } from './personal-data.ts';

/**
 * A deletion on its queue. The second sweep comes after the last token of the person has expired: it takes what a request
 * that was under way at the first may have written.
 */
export const DeletionJob = z.object({
  userId: z.string().min(1),
  /** Their name in the identity service. */
  username: z.string().min(1),
  requestedAt: z.string(),
  sweep: z.enum(['first', 'second']),
});
export type DeletionJob = z.infer<typeof DeletionJob>;

/** Access tokens live 15 minutes; a queue can wait no longer. */
export const secondSweepSeconds = 900;

export interface DeletionServices {
  database: Database;
  tombstones: TombstoneStore;
  files: Pick<UserFiles, 'removeAll'>;
  /** Ends every session of theirs and forgets them; nobody of that name is no failure. */
  removeIdentity: (username: string) => Promise<void>;
  enqueue: (job: DeletionJob, delaySeconds: number) => Promise<void>;
}

/**
 * Removes a person: from now on nobody; then the identity and its sessions; then every table's rows; then the files; last
 * the record itself, but for the tombstone. Every step may be repeated, so a job that stopped anywhere starts again from the top.
 */
export async function deleteAccount(job: DeletionJob, services: DeletionServices): Promise<void> {
  const { database, tombstones, files, removeIdentity, enqueue } = services;
  const { userId, username, requestedAt, sweep } = job;
  await tombstones.mark(userId, requestedAt);
  await removeIdentity(username);
  const person = (await tombstones.read(userId)) ?? { id: userId };
  for (const data of Object.values(personalData)) if (isPersonal(data)) await data.erase(person, database);
  await files.removeAll(ownPrefix(userId));
  await tombstones.bury(userId, requestedAt);
  if (sweep === 'first') await enqueue({ ...job, sweep: 'second' }, secondSweepSeconds);
}
