import { randomUUID } from 'node:crypto';
import { userSubject } from '#domain/keys';
import type { Person } from '../../support/people.ts';
import type { Attacked } from '../stack/attacked.ts';
import { allRows } from '../stack/rows.ts';
import { post } from './writers.ts';

/** A search that somebody asked for; undefined id: nobody was told that it began. */
export interface Search {
  person: Person;
  acknowledged: boolean;
}

/** Lets each of them ask for a search, again with its key where it fails. */
export const searchAll = (attacked: Attacked, people: readonly Person[], again: number): Promise<Search[]> =>
  Promise.all(
    people.map(async (person) => {
      const key = randomUUID();
      let acknowledged = false;
      for (let tries = 0; tries <= again && !acknowledged; tries++)
        acknowledged = await post(attacked, 'app', '/app/start-scan', person, {}, key).catch(() => false);
      return { person, acknowledged };
    }),
  );

type Fields = Record<string, unknown>;

/** So often is looked whether everything that was begun is done, and so long, ms. */
const every = 1_000;
const longest = 90_000;

/** What is left undone or was done twice of searches, once the stack has had its time, in words. */
export async function brokenSearches(
  attacked: Attacked,
  searches: readonly Search[],
): Promise<{ broken: string[]; alerts: number }> {
  const database = await attacked.database();
  for (let waited = 0; ; waited += every) {
    const rows = await allRows(database);
    const of = (name: string) => rows.filter(([table]) => table === name).map(([, row]) => row);
    const broken = searches.flatMap((search) =>
      brokenSearch(search, of('Scan'), of('Finding'), of('Notification')),
    );
    if (broken.length === 0 || waited >= longest) return { broken, alerts: of('Notification').length };
    await new Promise((done) => setTimeout(done, every));
  }
}

/** Its search ended, each copy that it found is told once, and what is told was delivered. */
export function brokenSearch(
  { person, acknowledged }: Search,
  scans: readonly Fields[],
  findings: readonly Fields[],
  notifications: readonly Fields[],
): string[] {
  const subject = userSubject(person.sub);
  const own = scans.filter(({ subjectId }) => subjectId === subject);
  const told = notifications.filter(({ userId }) => userId === person.sub);
  const copies = findings.filter(
    ({ subjectId, verdict }) => subjectId === subject && verdict === 'likely clone',
  );
  const timesTold = ({ id }: Fields) =>
    told.filter(({ kind, link }) => kind === 'FINDING' && String(link).includes(String(id))).length;
  return [
    ...(acknowledged && own.length === 0 ? [`the search of ${person.name} is lost`] : []),
    ...(own.length > 1 ? [`${person.name} searched once, and ${own.length} times it is done`] : []),
    ...own
      .filter(({ status }) => status !== 'DONE')
      .map(({ status }) => `the search of ${person.name} is ${String(status)}`),
    ...copies
      .filter((one) => timesTold(one) !== 1)
      .map((one) => `${person.name}: a copy is told ${timesTold(one)} times`),
    ...told.filter(({ deliveredAt }) => !deliveredAt).map(() => `${person.name}: an alert is not delivered`),
  ];
}
