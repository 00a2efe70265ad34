import { caseRows } from '../../support/seed/seed-case.ts';
import type { Person } from '../../support/people.ts';
import { put, seedBusiness } from '../../support/seed/seed.ts';
import type { Attacked } from '../stack/attacked.ts';
import { allRows } from '../stack/rows.ts';
import type { Written } from './writers.ts';

/** A case, a business and two people for the writers of one round. */
export interface Round {
  id: number;
  owner: Person;
  people: Person[];
  caseId: string;
  businessId: string;
}

/** Puts an empty case and a business with its owner's seat there. */
export async function openRound(attacked: Attacked, id: number, people: Person[]): Promise<Round> {
  const database = await attacked.database();
  const [owner] = people as [Person];
  const at = new Date().toISOString();
  const [caseId, businessId] = [`case-of-round-${id}`, `firm-${id}`];
  const [[, one]] = caseRows(owner, at) as [[string, object]];
  await put(database, [['Case', { ...one, caseId }]]);
  await seedBusiness(database, { id: businessId, seats: 500, admin: owner, members: [], at });
  return { id, owner, people, caseId, businessId };
}

/** What does not fit together in the tables after the writers were cut short, in words. */
export async function brokenIn(
  attacked: Attacked,
  round: Round,
  written: readonly Written[],
): Promise<string[]> {
  const rows = await allRows(await attacked.database());
  const of = (name: string, fits: (row: Record<string, unknown>) => boolean) =>
    rows.filter(([table, row]) => table === name && fits(row)).map(([, row]) => row);
  const [kept] = of('Case', (row) => row.caseId === round.caseId) as { evidence: { words: string }[] }[];
  const [business] = of('Business', (row) => row.id === round.businessId) as { usedSeats: number }[];
  const seats = of('BusinessAccountUsers', (row) => row.businessId === round.businessId);
  const names = new Map(
    round.people.map(({ name, sub }) => [name, String(of('User', (row) => row.id === sub)[0]?.firstName)]),
  );
  return [
    ...brokenNotes(
      kept!.evidence.map(({ words }) => words),
      written,
    ),
    ...brokenSeats(
      seats.map((row) => String(row.userEmailAddress)),
      business!.usedSeats,
      written,
    ),
    ...[...names].flatMap(([name, now]) => brokenName(name, now, round.id, written)),
  ];
}

/** Each that was acknowledged is there, none is there twice, and none that nobody wrote. */
export function brokenNotes(kept: readonly string[], written: readonly Written[]): string[] {
  const tried = written.filter(({ kind }) => kind === 'note');
  return [
    ...tried.filter((one) => one.acknowledged && !kept.includes(one.what)).map(({ what }) => `lost: ${what}`),
    ...kept.filter((words, at) => kept.indexOf(words) !== at).map((words) => `twice: ${words}`),
    ...kept
      .filter((words) => !tried.some(({ what }) => what === words))
      .map((words) => `nobody wrote ${words}`),
  ];
}

/** As many seats as are counted; who was invited is there, and who was removed is not, as far as the last word was heard. */
export function brokenSeats(rows: readonly string[], counted: number, written: readonly Written[]): string[] {
  const last = new Map<string, Written>();
  for (const one of written) if (one.kind === 'invite' || one.kind === 'remove') last.set(one.what, one);
  return [
    ...(rows.length === counted ? [] : [`${rows.length} seats, ${counted} counted`]),
    ...[...last.values()]
      .filter(({ kind, what, acknowledged }) => acknowledged && rows.includes(what) !== (kind === 'invite'))
      .map(({ kind, what }) => `${kind} of ${what} is lost`),
  ];
}

/** The name is the last that was acknowledged, or one that was tried after it. */
export function brokenName(name: string, now: string, round: number, written: readonly Written[]): string[] {
  const own = written.filter(({ kind, what }) => kind === 'name' && what.startsWith(`${name} `));
  const last = own.findLastIndex(({ acknowledged }) => acknowledged);
  if (last < 0) return [];
  const may = own.slice(last).map(({ what }) => `Edit ${round}.${what.split(' ')[1]}`);
  return may.includes(now) ? [] : [`${name} is called ${now}, not ${may.join(' or ')}`];
}
