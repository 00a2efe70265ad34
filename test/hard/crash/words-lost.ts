import { randomUUID } from 'node:crypto';
import type { Person } from '../../support/people.ts';
import { beginWith, signUpPeople } from '../../support/people.ts';
import { phoneOf, secondEmail } from '../../support/seed/seed.ts';
import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { allRows } from '../stack/rows.ts';
import { brokenSearches, type Search, searchAll } from './searches.ts';
import { post } from './writers.ts';

/** What becomes of a call to the identity service, to mail and to texts. A silent one takes its time, so there are few. */
const fault = {
  ...{ throttle: 0.05, error: 0.05, lost: 0.2, silent: 0.005 },
  services: ['identity', 'mail', 'texts'] as const,
};
/** A whole run lets so many people do it all. */
const people = 16;
/** As often as pages and people try again. */
const again = 5;
/** Alerts are mailed, and what a queue hides comes back, within this time, ms. */
const later = 900_000;

/** The services that know who somebody is and that write to them fail a third of the calls, most of them after they did what was asked. */
export const wordsLost: HardCase = {
  id: 'e6',
  what: 'Answers of identity, mail and texts are lost',
  run: async (told) => {
    const calm = await startAttacked();
    try {
      return await through(calm, told);
    } finally {
      await calm.close();
    }
  },
};

async function through(calm: Attacked, { share, say }: Told): Promise<Result[]> {
  const names = Array.from(
    { length: Math.max(4, Math.round(people * share)) },
    (_, n) => `teller${'abcdefghijklmnop'[n]}`,
  );
  const all = await signUpPeople(calm, names);
  const searching = all.slice(0, 3);
  for (const person of searching) await beginWith(calm.wire, person, person.name);
  await calm.kill();
  const failing = await startAttacked({
    data: calm.data,
    fault: { ...fault, services: [...fault.services] },
  });
  const [lives, searches] = await Promise.all([
    Promise.all(all.slice(3).map((person) => live(failing, person))),
    searchAll(failing, searching, again),
  ]);
  await failing.kill();
  const mailing = await startAttacked({
    ...{ data: calm.data, ahead: later },
    fault: { ...fault, services: [...fault.services] },
  });
  const searched = await brokenSearches(mailing, searches);
  const mails = await alertMails(mailing, searching);
  await mailing.kill();
  // A deletion that the identity service failed is tried again when its queue shows it again.
  const after = await startAttacked({ data: calm.data, ahead: 2 * later });
  const broken = await brokenLives(after, lives);
  await after.kill();
  [...broken, ...searched.broken, ...mails.twice].forEach(say);
  return linesOf(lives, { broken, searched, mails, searches });
}

/** What somebody did, and whether they were told that it is done. */
interface Life {
  person: Person;
  began: boolean;
  email: boolean;
  phone: boolean;
  /** Codes that reached each address: the same one may come twice. */
  codes: { sent: number; kinds: number };
  /** Undefined: they stay. */
  ended?: boolean;
}

/** Begins, proves a second address and a number by the codes that arrive there; every second one then ends their account. */
async function live(attacked: Attacked, person: Person): Promise<Life> {
  const { wire } = attacked;
  const by = { token: person.accessToken };
  const begin = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }';
  const began = await tried(async () => (await wire.graphql(begin, { input: {} }, by)).kind === 'answer');
  const email = await prove(attacked, person, 'email', { userEmailAddress: secondEmail(person.name) });
  const phone = await prove(attacked, person, 'phone', { phoneNumber: phoneOf(person.name) });
  const mine = (await attacked.outbox.list()).filter(
    ({ to, code }) => code && [secondEmail(person.name), phoneOf(person.name)].includes(to),
  );
  const codes = { sent: mine.length, kinds: new Set(mine.map(({ to, code }) => `${to} ${code}`)).size };
  const ends = person.name.charCodeAt(person.name.length - 1) % 2 === 0;
  if (!ends) return { person, began, email, phone, codes };
  const ended = await tried(() =>
    post(attacked, 'user', '/user/delete', person, { confirm: 'DELETE' }, randomUUID()),
  );
  return { person, began, email, phone, codes, ended };
}

async function tried(call: () => Promise<boolean>): Promise<boolean> {
  for (let times = 0; times <= again; times++) if (await call().catch(() => false)) return true;
  return false;
}

/** Adds an address, has a code sent there, and brings it back. True: they were told that it is theirs. */
async function prove(
  attacked: Attacked,
  person: Person,
  kind: 'email' | 'phone',
  named: { userEmailAddress: string } | { phoneNumber: string },
): Promise<boolean> {
  const to = Object.values(named)[0] as string;
  const contact = kind === 'email' ? { emailAddress: to } : { phoneNumber: to };
  const path = kind === 'email' ? '/user/update-email-address' : '/user/update-phone-number';
  const keyed = (address: string, body: object) => {
    const key = randomUUID();
    return tried(() => post(attacked, 'user', address, person, body, key));
  };
  if (!(await keyed(path, { ...named, operation: 'add' }))) return false;
  await keyed('/user/send-code', contact);
  const sent = (await attacked.outbox.list()).find((one) => one.to === to);
  return sent !== undefined && keyed('/user/confirm-code', { ...contact, code: sent.code });
}

/** What is not as somebody was told, in words, once jobs have had their time. */
async function brokenLives(attacked: Attacked, lives: readonly Life[]): Promise<string[]> {
  for (let waited = 0; ; waited += 1) {
    const broken = await notAsTold(attacked, lives);
    if (broken.length === 0 || waited >= 90) return broken;
    await new Promise((done) => setTimeout(done, 1_000));
  }
}

async function notAsTold(attacked: Attacked, lives: readonly Life[]): Promise<string[]> {
  const rows = await allRows(await attacked.database());
  const broken: string[] = [];
  for (const { person, began, email, phone, ended } of lives) {
    const { name, sub } = person;
    const own = rows.filter(([table, { id }]) => table === 'User' && id === sub);
    const record = own[0]?.[1] as { deletedAt?: string; emails?: Entry[]; phones?: Entry[] } | undefined;
    const proven = (entries: Entry[] | undefined, value: string) =>
      entries?.some((entry) => Object.values(entry).includes(value) && entry.verifiedAt);
    if (ended) {
      if (!record?.deletedAt) broken.push(`${name} ended their account, and is there`);
      const left = rows.filter(([table, row]) => table !== 'User' && JSON.stringify(row).includes(sub));
      if (left.length > 0)
        broken.push(`${name} is gone, and ${left[0]![0]} holds ${left.length} rows of theirs`);
      continue;
    }
    if (own.length !== (began ? 1 : own.length)) broken.push(`${name} began, and has ${own.length} records`);
    if (email && !proven(record?.emails, secondEmail(name))) broken.push(`${name} has lost an address`);
    if (phone && !proven(record?.phones, phoneOf(name))) broken.push(`${name} has lost a number`);
  }
  return broken;
}
type Entry = Record<string, string | undefined>;

/** Mails about alerts, and those that came twice. */
async function alertMails(attacked: Attacked, people: readonly Person[]) {
  const sent = (await attacked.outbox.list()).filter(
    ({ to, code }) => code === '' && people.some(({ email }) => email === to),
  );
  const said = sent.map(({ to, subject, body }) => ({
    key: `${to} ${body}`,
    words: `twice to ${to}: ${subject}`,
  }));
  const twice = said
    .filter(({ key }, at) => said.findIndex((one) => one.key === key) < at)
    .map(({ words }) => words);
  return { sent: sent.length, twice };
}

function linesOf(
  lives: readonly Life[],
  {
    broken,
    searched,
    mails,
    searches,
  }: {
    broken: readonly string[];
    searched: { broken: readonly string[]; alerts: number };
    mails: { sent: number; twice: readonly string[] };
    searches: readonly Search[];
  },
): Result[] {
  const done = lives.flatMap(({ began, email, phone, ended }) => [
    began,
    email,
    phone,
    ...(ended === undefined ? [] : [ended]),
  ]);
  const codes = lives.reduce((sum, life) => sum + life.codes.sent, 0);
  const kinds = lives.reduce((sum, life) => sum + life.codes.kinds, 0);
  const share = done.filter(Boolean).length / done.length;
  return [
    {
      tried: `${done.length} things of ${lives.length} people`,
      mark: 'what somebody is told is done is done',
      result: `${broken.length} broken, ${(100 * share).toFixed(0)} % told`,
      held: broken.length === 0 && share > 0.5,
    },
    {
      tried: `${searches.length} searches, ${searched.alerts} alerts, ${mails.sent} mails about them`,
      mark: 'each is told in the app, no mail twice',
      result: `${searched.broken.length} broken, ${mails.twice.length} twice`,
      held: searched.broken.length === 0 && mails.twice.length === 0,
    },
    {
      tried: `${codes} codes`,
      mark: 'a code that comes twice is the same code',
      result: `${codes - kinds} came twice`,
      held: kinds <= codes && kinds > 0,
    },
  ];
}
