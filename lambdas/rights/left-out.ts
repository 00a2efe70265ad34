import type { User } from '#domain/account/user';
import { type SuppressionStore, suppressionStore } from '../store/rights/suppression.ts';
import type { Database } from '../store/table/table.ts';
import { type Fingerprint, stageFingerprint } from './fingerprint.ts';

/** Since when somebody is left out of what anyone may check, as they asked by an address of theirs; undefined: they are not. */
export type LeftOut = (user: Pick<User, 'accountEmail' | 'emails'>) => Promise<string | undefined>;

export interface LeftOutServices {
  suppressions: Pick<SuppressionStore, 'since'>;
  fingerprint: Fingerprint;
}

/** The addresses of an account that are known to be its owner's. */
export function confirmedAddresses({
  accountEmail,
  emails,
}: Pick<User, 'accountEmail' | 'emails'>): string[] {
  const confirmed = (emails ?? []).filter(({ verifiedAt }) => verifiedAt);
  return [...new Set([accountEmail, ...confirmed.map(({ emailAddress }) => emailAddress)])];
}

export const leftOutOver =
  ({ suppressions, fingerprint }: LeftOutServices): LeftOut =>
  async (user) => {
    const own = confirmedAddresses(user).map((address) => suppressions.since(fingerprint(address)));
    const found = (await Promise.all(own)).filter((at) => at !== undefined);
    return found.toSorted()[0];
  };

export const stageLeftOut = (database: Database): LeftOut =>
  leftOutOver({ suppressions: suppressionStore(database), fingerprint: stageFingerprint() });
