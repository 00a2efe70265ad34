import { allOrNothing } from '../table/all-or-nothing.ts';
import { oneRow, removeRows } from '../table/table-rows.ts';
import type { Database } from '../table/table.ts';
import { asRead, nextVersion } from '../table/version.ts';
import { caseRow, lives, linkRemoval, rowRemoval, screenshotKey, type StoredCase } from '../case.ts';

type Of = Pick<StoredCase, 'userId' | 'caseId'>;

/** How a case changes hands. Its screenshots, more than one transaction holds, are copied before and dropped after. */
export interface CaseMoveStore {
  /** A screenshot, also for the owner to come; false where that is a business that is being deleted. One that is gone is none. */
  copyScreenshot(one: Of, to: Of, evidenceId: string): Promise<boolean>;
  /** Of a case that is elsewhere now, or stays where it is. */
  dropScreenshots(of: Of, evidenceIds: readonly string[]): Promise<void>;
  /**
   * Gives the case to its new owner, and takes it from the one before with its friend's link: both or nothing.
   * False when it is not as it was read, or the business is being deleted.
   */
  move(change: { before: StoredCase; after: StoredCase }): Promise<boolean>;
}

export function caseMoveStore(database: Database): CaseMoveStore {
  const { client, table } = database;
  const TableName = table('Case');
  return {
    copyScreenshot: async (one, to, evidenceId) => {
      const kept = await oneRow(database, 'Case', screenshotKey(one, evidenceId));
      if (!kept) return true;
      const Item = { ...kept, ...screenshotKey(to, evidenceId) };
      return allOrNothing(client, [{ Put: { TableName, Item } }, ...lives(to, table)]);
    },
    dropScreenshots: (of, evidenceIds) =>
      removeRows(
        database,
        'Case',
        evidenceIds.map((id) => screenshotKey(of, id)),
      ),
    move: ({ before, after }) =>
      allOrNothing(client, [
        {
          Put: {
            TableName,
            Item: { ...caseRow(after), version: nextVersion(before) },
            ...asRead('userId', undefined),
          },
        },
        ...lives(after, table),
        rowRemoval(before, TableName),
        ...linkRemoval(before, table('Once')),
      ]),
  };
}
