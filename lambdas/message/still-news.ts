import type { MailOutbox, WaitingRow } from '../store/mail-outbox.ts';

/**
 * A person's rows without those that were taken back before their mail left, and without one that took back all that was told before: neither
 * is news. Nor is it that something is no copy where it is told as one anew: of one account only the last word is mailed.
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
  for (const [n, row] of rows.entries()) {
    const isOvertaken =
      row.takesBack && row.link && rows.slice(n + 1).some((later) => later.link === row.link);
    if (!isOvertaken || gone.has(row.id)) continue;
    await outbox.drop(row);
    gone.add(row.id);
  }
  return rows.filter(({ id }) => !gone.has(id));
}
