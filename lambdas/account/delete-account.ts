import { exportKey } from '#domain/account/personal-export';
import { ownPrefix } from '#domain/account/upload';
import * as z from 'zod';
import type { Database } from '../store/table/table.ts';
import type { Remains, TombstoneStore } from '../store/tombstone.ts';
import type { OutboxStore } from '../store/operations/outbox.ts';
import type { UserFiles } from '../store/user-files.ts';
import { addressesOf, isPersonal, personalData } from './personal-data.ts';
import type { TellSafety } from './safety-notices.ts';

/**
 * A deletion on its queue. The second sweep comes after the last token of the person has expired: it takes what a request
 * that was under way at the first may have written.
 */
export const DeletionJob = z.object({
  userId: z.string().min(1),
  /** Their name in the identity service. */
  username: z.string().min(1),
  /** When it was asked for; of one that is `when due`, from when on it is to be done. */
  requestedAt: z.string(),
  sweep: z.enum(['when due', 'first', 'second']),
});
export type DeletionJob = z.infer<typeof DeletionJob>;

/** A queue can wait no longer; access tokens live as long. */
export const longestDelaySeconds = 900;

export interface DeletionServices {
  database: Database;
  tombstones: TombstoneStore;
  files: Pick<UserFiles, 'remove' | 'removeAll'>;
  /** What this stage wrote to somebody and kept, where it is a branch that keeps it. */
  outbox?: Pick<OutboxStore, 'forget'> | undefined;
  /** Ends every session of theirs and forgets them; nobody of that name is no failure. */
  removeIdentity: (username: string) => Promise<void>;
  enqueue: (job: DeletionJob, delaySeconds: number) => Promise<void>;
  tell: TellSafety;
  now: () => number;
}

/**
 * Removes a person: from now on nobody; then the identity and its sessions; then every table's rows; then the files; last
 * the record itself, but for the tombstone. Every step may be repeated, so a job that stopped anywhere starts again from the top.
 */
export async function deleteAccount(job: DeletionJob, services: DeletionServices): Promise<void> {
  const { database, tombstones, files, outbox, removeIdentity, enqueue } = services;
  const { userId, username, requestedAt, sweep } = job;
  if (sweep === 'when due' && !(await isDue(job, services))) return;
  await tombstones.mark(userId, requestedAt);
  await removeIdentity(username);
  const person: Remains = (await tombstones.read(userId)) ?? { id: userId };
  for (const data of Object.values(personalData))
    if (isPersonal(data)) await data.erase(person, database, files);
  await outbox?.forget(addressesOf(person));
  if (sweep === 'when due') await tellOfEnd(person, services);
  await files.removeAll(ownPrefix(userId));
  await files.remove(exportKey(userId));
  await tombstones.bury(userId, requestedAt);
  if (sweep !== 'second') await enqueue({ ...job, sweep: 'second' }, longestDelaySeconds);
}

/** By email, once: nobody is there any more to read it in the app. Who asked for it while signed in was told then. */
async function tellOfEnd(
  { id, accountEmail, closesFor }: Remains,
  { tombstones, tell }: Pick<DeletionServices, 'tombstones' | 'tell'>,
): Promise<void> {
  if (!accountEmail || !(await tombstones.takeNotice(id).catch(() => false))) return;
  await tell([accountEmail], { kind: 'deleted', because: closesFor ? 'MAILBOX' : 'DATE_OF_BIRTH' });
}

/** False for one that was called off, or that waits: it goes round by the queue until its time has come. */
async function isDue(job: DeletionJob, { tombstones, enqueue, now }: DeletionServices): Promise<boolean> {
  const closesAt = (await tombstones.read(job.userId))?.closesAt;
  if (closesAt !== job.requestedAt) return false;
  const seconds = Math.ceil((Date.parse(closesAt) - now()) / 1000);
  if (seconds <= 0) return true;
  await enqueue(job, Math.min(seconds, longestDelaySeconds));
  return false;
}
