import { isOfWriter, writerSubject } from '#domain/keys';
import { fingerprinter } from '../../lambdas/store/rights/fingerprint.ts';
import type { Database } from '../../lambdas/store/table/table.ts';
import { everyRow } from './every-row.ts';

/**
 * Whether a key is that of another stage: a request about one's data that was made signed out has its address beside the fingerprint of it,
 * and by this key none of them fits. Where no such request still has its address, nothing can be told.
 */
export async function isOfOtherStage(key: string, databases: readonly Database[]): Promise<boolean> {
  const fingerprint = fingerprinter(key);
  let isOther = false;
  for (const database of databases)
    for await (const { kind, owner, email } of everyRow(database, 'Request')) {
      if (kind !== 'RIGHTS' || typeof owner !== 'string' || typeof email !== 'string') continue;
      if (!isOfWriter(owner)) continue;
      if (owner === writerSubject(fingerprint(email))) return false;
      isOther = true;
    }
  return isOther;
}
