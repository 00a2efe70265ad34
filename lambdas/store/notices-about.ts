import { partition, removeRows } from './table/table-rows.ts';
import type { Database } from './table/table.ts';

/** What one person was told of another by name: all of it, or one notice. */
export interface NoticesAbout {
  toldTo: string;
  about: string;
  id?: string;
}

/** Removes what somebody was told of another; may be repeated at any time. */
export async function removeNotices(database: Database, { toldTo, about, id }: NoticesAbout): Promise<void> {
  const told = await partition(database, 'Notification', toldTo);
  await removeRows(
    database,
    'Notification',
    told.filter((row) => row['about'] === about && (id === undefined || row['id'] === id)),
  );
}
