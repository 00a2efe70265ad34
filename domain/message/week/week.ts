import { day } from '../../durations.ts';
import { coverageOf } from '../../scan/coverage.ts';
import {
  decisionOn,
  type Finding,
  type FindingEvent,
  isClone,
  isSaidNoCopy,
  needsDecision,
} from '../../scan/finding.ts';
import { Platform } from '../../platform/platform.ts';
import type { Scan, SourceProgress } from '../../scan/scan.ts';
import type { Notification } from '../notification.ts';
import { mailWords } from '../words.ts';

export const week = 7 * day;

/** What happened within a week to the accounts that somebody hears of; each account is in the part of the latest that happened. */
export interface WeekOfFindings {
  fresh: Finding[];
  changed: Finding[];
  /** Their case was closed as gone, or is open still. */
  again: Finding[];
  /** Somebody gave them, and their platform has no account of that name. */
  unknown: Finding[];
  gone: Finding[];
  /** Waiting for a decision, whenever they were found. */
  waiting: Finding[];
}

type WeekPart = Exclude<keyof WeekOfFindings, 'waiting'>;

const partOf: Partial<Record<FindingEvent['what'], WeekPart>> = {
  'first seen': 'fresh',
  'back again': 'fresh',
  changed: 'changed',
  renamed: 'changed',
  'seen again': 'again',
  'no account': 'unknown',
  'no longer there': 'gone',
};

/** What is back in its case, or reported, is no new copy; what is back and was dismissed, or said to be no copy, still is, and no news at all. */
function partIn({ status }: Finding, { what, was }: FindingEvent): WeekPart | undefined {
  if (what !== 'back again') return partOf[what];
  if (!was) return undefined;
  return status === 'CASE' || status === 'REPORTED' ? 'again' : 'fresh';
}

/** Its case had been closed as no copy by then: what happens to it since is no news. */
const isAfterNoCopy = (finding: Finding, at: string): boolean =>
  isSaidNoCopy(finding) && at > finding.saidNoCopyAt!;

/** What looks like theirs and isn't their own, as they said, or what they have opened a case about. */
function isTold(finding: Finding): boolean {
  const decided = decisionOn(finding);
  return decided !== 'MINE' && (isClone(finding) || decided === 'CASE');
}

/** @param until its end, ISO 8601 */
export function weekOf(findings: readonly Finding[], until: string): WeekOfFindings {
  const since = new Date(Date.parse(until) - week).toISOString();
  const told = findings.filter(isTold);
  const latest = (finding: Finding) =>
    finding.history.findLast(
      ({ at, what }) => at >= since && at <= until && partOf[what] && !isAfterNoCopy(finding, at),
    );
  const inPart = (part: WeekPart) =>
    told.filter((finding) => {
      const event = latest(finding);
      return !!event && partIn(finding, event) === part;
    });
  return {
    fresh: inPart('fresh'),
    changed: inPart('changed'),
    again: inPart('again'),
    unknown: inPart('unknown'),
    gone: inPart('gone'),
    waiting: told.filter(needsDecision),
  };
}

/**
 * The newest scan that ended within the week and got an answer, or else the newest that ended. One that ends between the title and the mail
 * is of the next week: the mail would say under "no scan finished" what it searched.
 */
export function scanOfWeek(scans: readonly Scan[], until: string): Scan | undefined {
  const ended = scans.filter(
    ({ status, finishedAt }) =>
      status === 'DONE' &&
      !!finishedAt &&
      finishedAt <= until &&
      Date.parse(until) - Date.parse(finishedAt) < week,
  );
  return ended.find(isAnswered) ?? ended[0];
}

/** A scan is over also where nobody answered it. */
const isAnswered = ({ sources }: Pick<Scan, 'sources'>): boolean =>
  sources.some((source) => coverageOf(source).state === 'searched');

/** Why nobody knows whether there is anything new, where nobody does. */
export const silenceOf = (scan: Scan | undefined): 'noScan' | 'noAnswers' | undefined =>
  !scan ? 'noScan' : isAnswered(scan) ? undefined : 'noAnswers';

/** How many platforms were searched in full, and how many in part. */
function searchedIn(sources: readonly SourceProgress[]): { count: number; inPart: number } {
  const searched = sources.map(coverageOf).filter(({ state }) => state === 'searched');
  const inPart = searched.filter((at) => at.state === 'searched' && at.part).length;
  return { count: searched.length - inPart, inPart };
}

/** What a person is told once a week. `due`: when this week's was to be told, so that it is told once however often it is tried. */
export function weekNotice(
  { userId, due, at }: { userId: string; due: string; at: string },
  findings: readonly Finding[],
  scans: readonly Scan[],
): Notification {
  const { fresh, waiting } = weekOf(findings, at);
  const scan = scanOfWeek(scans, at);
  const { title, body } = mailWords.week;
  return {
    ...{ userId, id: `week-${due.slice(0, 10)}`, kind: 'WEEK', createdAt: at, link: '/dashboard' },
    title: title(fresh.length, silenceOf(scan) ?? searchedIn(scan!.sources), Platform.options.length),
    body: body(waiting.length),
  };
}
