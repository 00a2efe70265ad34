import { hour } from '#domain/durations';
import { withinRateLimit } from '../runtime/rate-limit.ts';
import { type AlertFlag, wantsMails } from '#domain/message/alert-flag';
import { userSubject } from '#domain/keys';
import { type AlertMatter, alertLetter, type MailLinks } from '#domain/message/alert-letter';
import { digestLetter } from '#domain/message/digest-letter';
import { drawLetter, type Mail } from '#domain/message/letter';
import { alertFlagOf, findingIn } from '#domain/message/notification';
import type { User } from '#domain/account/user';
import type { Platform } from '#domain/platform/platform';
import { isAboutListed } from '#domain/scan/about-listed';
import type { Finding } from '#domain/scan/finding';
import { failureFacts, logger } from '../runtime/logger.ts';
import type { FindingStore } from '../store/finding.ts';
import { type MailOutbox, type WaitingRow, mailShards } from '../store/mail-outbox.ts';
import type { MailAddressStore } from '../store/mail-address.ts';
import type { OnceStore } from '../store/once.ts';
import type { ScanStore } from '../store/scan/scan.ts';
import type { UserStore } from '../store/user.ts';
import { coverageOfMail } from './coverage-of-mail.ts';
import { mailQuiet } from './due.ts';
import type { SendMail } from './send-mail.ts';
import { stillNews } from './still-news.ts';

export interface SendServices {
  outbox: MailOutbox;
  users: Pick<UserStore, 'get'>;
  addresses: Pick<MailAddressStore, 'get'>;
  findings: Pick<FindingStore, 'get' | 'list'>;
  scans: Pick<ScanStore, 'recent'>;
  once: Pick<OnceStore, 'count'>;
  send: SendMail;
  /** Origin of the site, if the stage has one. */
  site: string | undefined;
  /** Where a person stops mails about something: for the eye, and for the mail program's own button (RFC 8058). */
  stopLinks: (userId: string, flag: AlertFlag) => { page: string; oneClick: string };
  now: () => number;
}

/** So many mails of their own within an hour; more become one. */
const mostSingles = 3;
const mostEachShard = 500;
/** What could not be sent for so long is no news any more. */
const tooOld = 48 * hour;
/** Then the next run goes on: this one would be stopped in the middle of a mail. */
const longestRun = 90_000;

/** Sends what waits: a person's few alerts each in a mail, many in one. Gives how many mails left. */
export async function sendDue(services: SendServices): Promise<{ sent: number }> {
  let sent = 0;
  const end = services.now() + longestRun;
  for (let shard = 0; shard < mailShards; shard += 1) {
    const at = services.now();
    // Also what is due in a moment: it may belong to the same burst as what is due now.
    const rows = await services.outbox.waiting(shard, iso(at + mailQuiet), mostEachShard);
    for (const [userId, own] of groupBy(rows, ({ userId: id }) => id)) {
      if (services.now() > end) return { sent };
      if (own.some(({ mailDueAt }) => mailDueAt <= iso(at)))
        sent += await sendTo(userId, own, services).catch(nobodyElseWaits);
    }
  }
  return { sent };
}

/** One person's record that cannot be read keeps nobody else's mails back; theirs wait for the next run. */
function nobodyElseWaits(error: unknown): number {
  logger.error('Mails to one person failed', failureFacts(error));
  return 0;
}

async function sendTo(userId: string, rows: WaitingRow[], services: SendServices): Promise<number> {
  const { outbox, users, addresses, now } = services;
  const user = await users.get(userId);
  // Mails came back from there: the app tells them so, and they can have it tried again.
  const returned = user && (await addresses.get(user.accountEmail))?.returnedSince;
  const wanted: WaitingRow[] = [];
  for (const row of await stillNews(rows, outbox)) {
    if (user && !returned && isWanted(row, user, now()) && !(await isSettled(row, user, services)))
      wanted.push(row);
    else await outbox.drop(row);
  }
  let sent = 0;
  for (const [flag, own] of groupBy(wanted, ({ kind }) => alertFlagOf[kind]))
    if (await allowed(userId, flag, own.length, services)) sent += await sendOf(user!, flag, own, services);
    else for (const row of own) await outbox.putOff(row, nextHour(now()));
  return sent;
}

/** Their address is theirs, the flag is on or does not matter, and they have not read it in the app meanwhile. */
const isWanted = ({ kind, readAt, createdAt }: WaitingRow, user: User, now: number): boolean =>
  (kind === 'ACCOUNT' || wantsMails(user, alertFlagOf[kind])) &&
  !readAt &&
  now - Date.parse(createdAt) < tooOld &&
  !!user.emails?.some(({ emailAddress, verifiedAt }) => emailAddress === user.accountEmail && verifiedAt);

/** Decided meanwhile, or its account taken off the list: the person knows. */
async function isSettled(row: WaitingRow, user: User, { findings }: SendServices): Promise<boolean> {
  const id = row.kind === 'FINDING' ? findingIn(row) : undefined;
  const finding = id && (await findings.get(userSubject(row.userId), id));
  return Boolean(finding && !waits(finding, user));
}

/** Few: within what a person gets in an hour. Many: one mail for all of them, once an hour. */
function allowed(
  userId: string,
  flag: AlertFlag,
  rows: number,
  { once, now }: SendServices,
): Promise<boolean> {
  const inHour = { per: hour, now: now(), owner: userId };
  return rows > mostSingles
    ? withinRateLimit(once, `digest#${userId}#${flag}`, { ...inHour, most: 1 })
    : withinRateLimit(once, `mail#${userId}`, { ...inHour, most: mostSingles, by: rows });
}

async function sendOf(
  user: User,
  flag: AlertFlag,
  rows: WaitingRow[],
  services: SendServices,
): Promise<number> {
  const stop = services.stopLinks(user.id, flag);
  const links: MailLinks = { site: services.site, stop: () => stop.page };
  const headers = {
    'List-Unsubscribe': `<${stop.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const post = (mail: Mail) => services.send(user.accountEmail, mail, headers);
  if (rows.length > mostSingles) {
    const taken = await takeAll(rows, services);
    if (taken.rows.length === 0) return 0;
    const scan = await coverageOfMail(user, await foundIn(user.id, taken.rows, services), services);
    return leave(taken, services, () => post(drawLetter(digestLetter(flag, taken.rows, links, scan))));
  }
  let sent = 0;
  for (const row of rows) {
    const matter = await matterOf(row, user, services);
    const taken = await takeAll([row], services);
    if (taken.rows.length > 0)
      sent += await leave(taken, services, () => post(drawLetter(alertLetter(row, matter, links))));
  }
  return sent;
}

interface Taken {
  rows: WaitingRow[];
  at: string;
}

/** Claim before send: those that no other run has. */
async function takeAll(rows: WaitingRow[], { outbox, now }: SendServices): Promise<Taken> {
  const at = iso(now());
  const taken: WaitingRow[] = [];
  for (const row of rows) if (await outbox.take(row, at)) taken.push(row);
  return { rows: taken, at };
}

/** What certainly did not leave waits for the next hour. */
async function leave(
  { rows, at }: Taken,
  { outbox, now }: SendServices,
  post: () => ReturnType<SendMail>,
): Promise<number> {
  const outcome = await post();
  if (outcome === 'later') for (const row of rows) await outbox.giveBack(row, at, nextHour(now()));
  return outcome === 'sent' ? 1 : 0;
}

/** The finding that a row is about, and how far the latest scan reached: a mail says what it could not search. */
async function matterOf(
  row: WaitingRow,
  user: User,
  { findings, scans }: SendServices,
): Promise<AlertMatter> {
  const subject = userSubject(row.userId);
  if (row.kind === 'WEEK')
    return {
      week: {
        findings: (await findings.list(subject)).filter((finding) => isAboutListed(finding, user)),
        scans: await scans.recent(subject, 5),
      },
    };
  const id = findingIn(row);
  if (id === undefined) return {};
  const finding = await findings.get(subject, id);
  return { finding, scan: finding && (await coverageOfMail(user, [finding.platform], { scans })) };
}

/** On which platforms the copies are that a mail about many names. */
async function foundIn(
  userId: string,
  rows: readonly WaitingRow[],
  { findings }: SendServices,
): Promise<Platform[]> {
  const ids = new Set(rows.flatMap((row) => findingIn(row) ?? []));
  const all = ids.size > 0 ? await findings.list(userSubject(userId)) : [];
  return [...new Set(all.filter(({ id }) => ids.has(id)).map(({ platform }) => platform))];
}

const waits = (finding: Finding, user: User): boolean =>
  finding.status === 'OPEN' && isAboutListed(finding, user);
const iso = (ms: number) => new Date(ms).toISOString();
const nextHour = (ms: number) => iso((Math.floor(ms / hour) + 1) * hour);

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
