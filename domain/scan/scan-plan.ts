import { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import { day, hour } from '../durations.ts';
import { everyDays, personal, type Plan } from '../plan/plan.ts';
import { fittedHandles } from './fitted-handles.ts';
import type { SourceProgress } from './scan.ts';
import { mostAsks, mostOfAsk, type StoredSource } from './stored-scan.ts';
import type { SourceId } from './scan-job.ts';
import { accountHandle } from '../platform/social-account.ts';
import type { Subject } from '../subject/subject.ts';

/** What to protect on a platform. Handles of `proven` and `provenHere` are in small letters. */
export interface Look {
  platform: Platform;
  /** Handles of the subject's accounts there. */
  here: string[];
  /** What look-alikes are made of: those, and how the handles proven elsewhere could be written there. */
  handles: string[];
  /** May people also be searched by name there? */
  byName: boolean;
  /** Proven accounts on other platforms: what they show is copied, too. */
  elsewhere: { platform: Platform; handle: string }[];
  /** Handles proven on any platform. */
  proven: string[];
  provenHere: string[];
  /** Compared as they stand, beside the accounts that can be read: what a business's domain says. */
  stated?: string[];
  /** What they tell of themselves, which stands in for an account that cannot be read: another name or picture is compared anew. */
  told?: string[];
}

/**
 * Where a subject may have us look. Until one account is proven: only look-alikes of a handle, on its own platform;
 * after that every connected platform for every proven handle, and by what the proven accounts are called. Adding a stranger's
 * account to the list then finds look-alikes of its handle and no more. (No tool for stalkers.) A business proves its domain
 * instead: its label counts as a proven handle, and what its accounts show is compared wherever something looks like a handle.
 */
export function looksFor(
  subject: Pick<Subject, 'socialMediaAccounts' | 'label'> &
    Partial<Pick<Subject, 'name' | 'otherNames' | 'profileImagePath'>>,
  connected: readonly Platform[],
): Look[] {
  const { socialMediaAccounts, label, name, otherNames = [], profileImagePath } = subject;
  const told = [
    ...[name, ...otherNames].flatMap((one) => (one ? [`name ${one}`] : [])),
    ...(profileImagePath ? [`picture ${profileImagePath}`] : []),
  ];
  const accounts = (socialMediaAccounts ?? []).flatMap((account) => {
    const handle = accountHandle(account);
    return handle === undefined ? [] : [{ ...account, handle }];
  });
  const proven = accounts.filter((account) => account.verifiedAt);
  const isProven = proven.length > 0 || label !== undefined;
  return connected.flatMap((platform) => {
    const ofPlatform = accounts.filter((account) => account.platform === platform);
    const here = [...new Set(ofPlatform.map(({ handle }) => handle))].filter((handle) =>
      platformTable[platform].handle.test(handle),
    );
    const elsewhere = (label ? accounts : proven).filter((account) => account.platform !== platform);
    const labels = label ? fittedHandles(platform, label) : [];
    // What is merely listed is compared, and looked for nowhere else: anybody can list anybody.
    const others = proven.filter((account) => account.platform !== platform);
    const fitted = [...others.flatMap(({ handle }) => fittedHandles(platform, handle)), ...labels];
    // Somebody whose handle cannot be written there is still searched by name.
    if (here.length === 0 && !isProven) return [];
    return [
      {
        ...{ platform, here, handles: [...new Set([...here, ...fitted])], byName: isProven },
        elsewhere: elsewhere.map((account) => ({ platform: account.platform, handle: account.handle })),
        proven: [...handlesOf(proven), ...labels.map((one) => one.toLowerCase())],
        provenHere: handlesOf(ofPlatform.filter((account) => account.verifiedAt)),
        ...(labels.length > 0 && { stated: labels }),
        ...(told.length > 0 && { told }),
      },
    ];
  });
}

const handlesOf = (accounts: readonly { handle: string }[]): string[] => [
  ...new Set(accounts.map(({ handle }) => handle.toLowerCase())),
];

/** Who answers for a platform: itself, or the web search. */
export const sourceOf = (platform: Platform): SourceId =>
  platformTable[platform].search === 'web search' ? 'WEB' : platform;

/** The sources that a scan as planned puts questions to, each once. */
export const askedSources = (sources: readonly SourceProgress[]): SourceId[] => [
  ...new Set(sources.filter(({ status }) => status === 'waiting').map(({ platform }) => sourceOf(platform))),
];

/**
 * The 17 platforms as a scan begins: which will be asked, and why the others are not. What a source said lately stands until the
 * plan allows the next questions there, or there is more to ask for; a person who asks for a scan themselves gets one of every source but the web search,
 * which costs money.
 */
export function plannedSources(
  looks: readonly Look[],
  connected: readonly Platform[],
  { last, now, plan, bySchedule = false }: Occasion,
): StoredSource[] {
  return Platform.options.map((platform) => {
    const before = last?.find((row) => row.platform === platform);
    const look = looks.find((one) => one.platform === platform);
    const empty = { platform, asked: 0, total: 0, compared: 0, found: 0 };
    const searched = searchedAt(before);
    if (!look) return { ...empty, ...whyNot(platform, connected), ...(searched && { at: searched }) };
    const mayStand = bySchedule || sourceOf(platform) === 'WEB';
    const stands = before && stillStands(before, now, plan) ? before : undefined;
    const listed = look.here.slice(0, mostAsks).map((handle) => handle.toLowerCase());
    if (stands && mayStand && !asksMore(look, stands)) return { ...stands, listed };
    const asks = [...new Set([...(stands?.asks ?? []), ...asksOf(look)])].slice(0, mostAsks);
    return {
      ...empty,
      status: 'waiting',
      ...knownOf(before),
      ...(searched && { searchedAt: searched }),
      asks,
      listed,
    };
  });
}

/** What a search of a platform goes by: handles in small letters, whether people are searched by name, and what they tell. */
const asksOf = ({ handles, byName, told = [] }: Look): string[] => [
  ...handles.map((handle) => handle.toLowerCase()),
  ...(byName ? [BY_NAME] : []),
  ...told.map((text) => text.slice(0, mostOfAsk)),
];
/** No handle has a space, which keeps what is not one apart. */
const BY_NAME = 'by name';

/**
 * Whether a platform would be asked for something that it was not asked for when it answered: an account was added, or proven
 * so that its name counts, or a name or a picture was told. Accounts that come and go all day do not have it asked all day: what was asked for is gathered.
 */
export const asksMore = (look: Look, { asks }: StoredSource): boolean =>
  !!asks && asks.length < mostAsks && asksOf(look).some((one) => !asks.includes(one));

/** Whether there is more to ask for than the last scan asked for: what was added or proven since. */
export const hasMoreToAsk = (looks: readonly Look[], last: readonly StoredSource[]): boolean =>
  looks.some((look) => {
    const before = last.find(({ platform }) => platform === look.platform);
    return !before || before.status === 'not asked' || asksMore(look, before);
  });

/**
 * When a platform was searched last, also where it was asked since and gave no answer: of one that is asked no more nobody is told
 * that it was not searched yet.
 */
const searchedAt = (before: StoredSource | undefined): string | null | undefined =>
  before && (['looked', 'in part', 'not asked'].includes(before.status) ? before.at : before.searchedAt);

/** What a search need not read and judge again goes on to the next. */
const knownOf = (before: StoredSource | undefined): Pick<StoredSource, 'own' | 'judged' | 'judgedBy'> => ({
  ...(before?.own && { own: before.own }),
  ...(before?.judged && { judged: before.judged, judgedBy: before.judgedBy }),
});

interface Occasion {
  /** What the scan before this one said. */
  last?: readonly StoredSource[] | undefined;
  now: number;
  plan?: Plan;
  /** It is the schedule that asks, not the person. */
  bySchedule?: boolean;
}

/** The schedule does not come on the minute. */
const slack = hour;

const stillStands = (row: SourceProgress, now: number, plan?: Plan): boolean =>
  now < (standsUntil(row, plan) ?? 0);

/** Until when the schedule does not ask again what a source said; undefined where it did not answer all of it. */
export function standsUntil(
  { platform, status, at, total }: SourceProgress,
  plan = personal,
): number | undefined {
  if (status !== 'looked' || !at) return undefined;
  return Date.parse(at) + everyDays(plan, sourceOf(platform), total) * day - slack;
}

function whyNot(platform: Platform, connected: readonly Platform[]): Pick<SourceProgress, 'status'> {
  if (platformTable[platform].search === 'not possible') return { status: 'closed' };
  return { status: connected.includes(platform) ? 'not asked' : 'not connected' };
}

/** So often a job of a scan is tried before it is put aside. */
export const scanAttempts = 5;
