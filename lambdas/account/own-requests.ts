import { confirmedEmails } from '#domain/account/contact';
import { writerSubject } from '#domain/keys';
import { stageFingerprint } from '../store/rights/fingerprint.ts';
import { isRecord, keepAsRecord } from '../store/rights/keep-as-record.ts';
import { partition, removeRows, type Row } from '../store/table/table-rows.ts';
import type { Database } from '../store/table/table.ts';
import type { Person, PersonalData } from './personal-data.ts';

/**
 * What they wrote signed in and asked about their data, and what was written or asked signed out with an address of theirs: that is nobody's
 * until an account has confirmed the address, so an address that is only on the list leads to nothing. A request about data outlasts the answer
 * and its address, so it goes by the address's fingerprint.
 */
async function written(person: Person, database: Database): Promise<Row[]> {
  const addresses = confirmedEmails(person);
  const keys = [...addresses, ...addresses.map(stageFingerprint())];
  const owners = [person.id, ...keys.map(writerSubject)];
  const rows = await Promise.all(owners.map((owner) => partition(database, 'Request', owner, 'byOwner')));
  return rows.flat();
}

/** What they wrote to those who run the product, and asked about their data. A report that came without an address is nobody's, and expires. */
export const ownRequests: PersonalData = {
  rows: async (person, database) => (await written(person, database)).map(withoutSecrets),
  erase: async (person, database) => {
    const rows = await written(person, database);
    const gone = rows.filter((row) => !isRecord(row));
    for (const row of rows.filter(isRecord)) await keepAsRecord(database, row, person);
    await removeRows(database, 'Request', gone);
  },
};

/** Without the hashes of a code, of a link and of an address, which are for machines. */
function withoutSecrets(kept: Row): Row {
  const { salt: _, hash: _hash, tokenHash: _token, fingerprint: _of, owner: _owner, ...row } = kept;
  return row;
}
