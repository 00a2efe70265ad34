import type { Finding } from '#domain/scan/finding';
import { answer } from '../../support/client.ts';
import type { Person } from '../../support/people.ts';
import type { Attacked } from '../stack/attacked.ts';
import { rowsOfTable } from '../stack/rows.ts';

/** So often is looked whether a search is done, and so long, ms. */
const every = 200;
const longest = 60_000;

/** Lets somebody search, and gives their findings when every search of theirs that was begun is done. @throws where none ends */
export async function searched(attacked: Attacked, person: Person, subject: string): Promise<Finding[]> {
  await answer(attacked.wire.rest('app', 'start-scan', {}, { token: person.accessToken }));
  const database = await attacked.database();
  const own = async (table: 'Scan' | 'Finding') =>
    (await rowsOfTable(database, table))
      .map(([, row]) => row)
      .filter(({ subjectId }) => subjectId === subject);
  for (let waited = 0; waited < longest; waited += every) {
    const open = (await own('Scan')).filter(({ status }) => status !== 'DONE');
    if (open.length === 0) return (await own('Finding')) as unknown as Finding[];
    await new Promise((done) => setTimeout(done, every));
  }
  throw new Error(`The search of ${person.name} did not end.`);
}
