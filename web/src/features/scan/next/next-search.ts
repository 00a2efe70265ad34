import type { Report } from '#domain/contract/scan';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { coverageOf, isAsked } from '#domain/scan/coverage';
import { sourceOf } from '#domain/scan/scan-plan';
import { words } from '../words.ts';

const said = words.opening;

const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "today, 14:30", "tomorrow, 07:40", "Tuesday 24 November", in the reader's time zone; "soon" for what is due. */
export function upcoming(iso: string, now: number): string {
  const at = new Date(iso);
  if (at.getTime() <= now) return said.soon;
  const on = at.toDateString();
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  if (on === new Date(now).toDateString()) return said.today(time.format(at));
  if (on === tomorrow.toDateString()) return said.tomorrow(time.format(at));
  return day.format(at);
}

/** When the next scan is planned, and on how many platforms where that is fewer than are searched; undefined while none is, or one is running. */
export function nextSearch(
  { nextLookAt, nextLooks, scan, lastLookedAt }: Planned & Pick<Report, 'lastLookedAt'>,
  accounts: number,
  now: number,
): string | undefined {
  const running = scan?.status === 'QUEUED' || scan?.status === 'RUNNING';
  if (!nextLookAt || !lastLookedAt || running || accounts === 0) return undefined;
  if (!nextLooks) return said.next(upcoming(nextLookAt, now));
  // Nothing is there that may be asked.
  if (nextLooks.length === 0) return undefined;
  // One that gave no answer is asked again, which is said apart: the list below doesn’t count it as searched.
  const states = new Map(scan?.sources.map((source) => [source.platform, coverageOf(source).state]));
  const isSilent = ({ platform }: { platform: Platform }) => states.get(platform) === 'silent';
  const looks = nextLooks
    .filter((look) => !isSilent(look))
    .map(({ at }) => at)
    .sort();
  // Where no platform is due at the next turn, the first that is.
  const first = looks[0] ?? nextLookAt;
  const then = looks.filter((at) => at <= first).length;
  const searched = [...states.values()].filter((state) => state === 'searched').length;
  const next = upcoming(first, now);
  if (then === 0 || then >= Math.max(looks.length, searched)) return said.next(next);
  const again = nextLooks.filter((look) => isSilent(look) && look.at <= first);
  return said.nextOn(
    next,
    then,
    again.map(({ platform }) => platformTable[platform].name),
  );
}

/** The day on which the web search is asked again, where none of its platforms is with the next scan. */
export function nextWebSearch(report: Planned): string | undefined {
  const byEngine = ({ platform }: { platform: Platform }) => sourceOf(platform) === 'WEB';
  const later = laterThan(report).filter(byEngine);
  const [first] = later.map(({ at }) => at).sort();
  const all = (report.nextLooks ?? []).filter(byEngine);
  return first && later.length === all.length ? day.format(new Date(first)) : undefined;
}

/** Platforms that are asked themselves later than with the next scan, because they allow few questions, the soonest first: on which day. */
export const laterLooks = (report: Planned): { platform: Platform; on: string }[] =>
  laterThan(report)
    .filter(({ platform }) => sourceOf(platform) !== 'WEB')
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ platform, at }) => ({ platform, on: day.format(new Date(at)) }));

/** What the last scan searched, and none searches any more: the account or the proof is gone that it was searched by. */
export const endedPlatforms = ({
  nextLooks,
  scan,
  searched,
}: Planned & Pick<Report, 'searched'>): Platform[] =>
  (nextLooks ? (scan?.sources ?? []) : [])
    .filter((source) => isAsked(coverageOf(source)))
    .map(({ platform }) => platform)
    .filter((one) => searched?.includes(one) && !nextLooks?.some(({ platform }) => platform === one));

type Planned = Pick<Report, 'nextLookAt' | 'nextLooks' | 'scan'>;
const laterThan = ({ nextLookAt, nextLooks, scan }: Planned) =>
  nextLookAt && scan ? (nextLooks ?? []).filter(({ at }) => at > nextLookAt) : [];
