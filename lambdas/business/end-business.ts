import { ownPrefix } from '#domain/account/upload';
import { Business } from '#domain/business/business';
import { businessSubject } from '#domain/keys';
import { holderRow } from '../store/business/domain-holder.ts';
import { businessStore } from '../store/business/business.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { Database } from '../store/table/table.ts';
import { oneRow, partition, removeRows } from '../store/table/table-rows.ts';

/**
 * Removes a business with its seats, invitations and everything kept for it but the record of decisions, which nobody who asks
 * for this may delete. False where it is not, or no longer, this owner's.
 * Nobody is let in from the first step on; stopped in between, it is found again by the owner's seat, which goes last.
 */
export async function endBusiness(
  id: string,
  owner: string,
  database: Database,
  files: Pick<UserFiles, 'removeAll'>,
): Promise<boolean> {
  if (!(await businessStore(database).close(id, owner))) return false;
  const subject = businessSubject(id);
  for (const name of ['Watch', 'Scan', 'Finding'] as const)
    await removeRows(database, name, await partition(database, name, subject));
  await removeRows(database, 'Case', await partition(database, 'Case', subject));
  await files.removeAll(ownPrefix(subject));
  for (const name of ['DomainWatch', 'Integration'] as const)
    await removeRows(database, name, await partition(database, name, id));
  const seats = await partition(database, 'BusinessAccountUsers', id);
  await removeRows(
    database,
    'BusinessAccountUsers',
    seats.filter((seat) => seat['userId'] !== owner || seat['invitedUntil']),
  );
  const { domainProof } = Business.partial().parse((await oneRow(database, 'Business', { id })) ?? {});
  if (domainProof) await removeRows(database, 'Once', [holderRow(domainProof.domain)]);
  await removeRows(database, 'Business', [{ id }]);
  // After the business: nobody proves an account for what is no longer there.
  await removeRows(database, 'SocialProof', await partition(database, 'SocialProof', subject, 'byOwner'));
  await removeRows(database, 'BusinessAccountUsers', seats);
  return true;
}
