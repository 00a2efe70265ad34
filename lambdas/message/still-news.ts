import type { MailOutbox, WaitingRow } from '../store/mail-outbox.ts';

/**
 * A person's rows without those that were taken back before their mail left, and without one that took back all that was told before: neither
 * is news.
 */
export async function stillNews(
  rows: readonly WaitingRow[],
  outbox: Pick<MailOutbox, 'drop' | 'dropNamed'>,
): Promise<WaitingRow[]> {
  const gone = new Set<string>();
  for (const { userId, id, takesBack, ...row } of rows) {
    let isAll = !!takesBack?.length;
    for (const before of takesBack ?? [])
      if (await outbox.dropNamed(userId, before)) gone.add(before);
      else isAll = false;
    if (!isAll) continue;
    await outbox.drop({ ...row, userId, id });
    gone.add(id);
  }
  return rows.filter(({ id }) => !gone.has(id));
}
