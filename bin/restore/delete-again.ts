import type { TableName } from '#domain/keys';
import { isPersonal, personalData } from '../../lambdas/account/personal-data.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { tombstoneStore } from '../../lambdas/store/tombstone.ts';
import type { DeletedPerson } from './deleted-people.ts';

/** How many rows of deleted people lie in each table; tables without any are left out. */
export async function rowsOfDeleted(
  people: readonly DeletedPerson[],
  restored: Database,
): Promise<Map<TableName, number>> {
  const counts = new Map<TableName, number>();
  for (const { person } of people)
    for (const [name, data] of personal()) {
      // A tombstone is what is to stay.
      const rows = (await data.rows(person, restored)).filter((row) => name !== 'User' || !row['deletedAt']);
      if (rows.length > 0) counts.set(name, (counts.get(name) ?? 0) + rows.length);
    }
  return counts;
}

/** Files were removed when the person was, and no backup brings them back. */
const noFiles = { removeAll: async () => {} };

/** Removes again what a restored table holds of people who were deleted since, as their deletion did. May be repeated. */
export async function deleteAgain(people: readonly DeletedPerson[], restored: Database): Promise<void> {
  const tombstones = tombstoneStore(restored);
  for (const { person, deletedAt } of people) {
    for (const [, data] of personal()) await data.erase(person, restored, noFiles);
    await tombstones.bury(person.id, deletedAt);
  }
}

const personal = () =>
  Object.entries(personalData).flatMap(([name, data]) =>
    isPersonal(data) ? [[name as TableName, data] as const] : [],
  );
