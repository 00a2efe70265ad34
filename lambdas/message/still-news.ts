import type { MailOutbox, WaitingRow } from '../store/mail-outbox.ts';

/** A person's rows without those that were taken back before their mail left, and without those that took them back: neither is news. */
export async function stillNews(
  rows: readonly WaitingRow[],
  outbox: Pick<MailOutbox, 'drop' | 'dropNamed'>,
): Promise<WaitingRow[]> {
  const gone = new Set<string>();
  for (const { userId, id, takesBack, ...row } of rows)
    if (takesBack && (await outbox.dropNamed(userId, takesBack))) {
      await outbox.drop({ ...row, userId, id });
      gone.add(id).add(takesBack);
    }
  return rows.filter(({ id }) => !gone.has(id));
}
