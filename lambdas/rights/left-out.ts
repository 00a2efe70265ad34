import { confirmedEmails } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import { type SuppressionStore, suppressionStore } from '../store/rights/suppression.ts';
import type { Database } from '../store/table/table.ts';
import { type Fingerprint, stageFingerprint } from '../store/rights/fingerprint.ts';

/** Since when somebody is left out of what anyone may check, as they asked by an address of theirs; undefined: they are not. */
export type LeftOut = (user: Pick<User, 'accountEmail' | 'emails'>) => Promise<string | undefined>;

export interface LeftOutServices {
  suppressions: Pick<SuppressionStore, 'since'>;
  fingerprint: Fingerprint;
}

export const leftOutOver =
  ({ suppressions, fingerprint }: LeftOutServices): LeftOut =>
  async (user) => {
    const own = confirmedEmails(user).map((address) => suppressions.since(fingerprint(address)));
    const found = (await Promise.all(own)).filter((at) => at !== undefined);
    return found.toSorted()[0];
  };

export const stageLeftOut = (database: Database): LeftOut =>
  leftOutOver({ suppressions: suppressionStore(database), fingerprint: stageFingerprint() });
