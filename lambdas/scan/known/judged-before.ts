import { createHash } from 'node:crypto';
import { day } from '#domain/durations';
import type { Look } from '#domain/scan/scan-plan';
import type { Subject } from '#domain/subject/subject';
import { mostJudged, type StoredSource } from '#domain/scan/stored-scan';
import type { StoredFinding } from '../../store/finding.ts';
import { sha256 } from '../../runtime/hash.ts';
import type { Found } from '../look.ts';
import { saysWhen } from '../record/still-there.ts';
import { wasSaidGone } from '../record/said-gone.ts';
import { findingOf } from '../same-account.ts';

/** Comparisons of an earlier search of the same platform; what it left as it was need not be judged again. */
export interface JudgedBefore {
  /** The comparison came out, and would come out, as it stands: a finding as it was, or none. */
  isSettled(candidate: Found, owner: string | undefined): boolean;
  /** Remembers that a comparison led to a finding, or to none. */
  note(candidate: Found, owner: string | undefined, isFinding: boolean): void;
  /** For the next search: the marks, and by which engine they are. */
  marks(): string[];
  by: string;
}

/** What all comparisons of one search on one platform share. */
interface Occasion {
  subject: Subject;
  look: Look;
  /** The person's own profiles, here and elsewhere. */
  own: readonly Found[];
  codes: ReadonlySet<string>;
  known: readonly StoredFinding[];
  at: string;
  engine: string;
}

/**
 * A mark is a hash of all that a judgement goes by: what both sides show, down to the file of the picture, whose the account is
 * proven to be, and the engine: the same of both by the same engine comes out the same. Another engine judges everything again, within a
 * week. A `+` behind a mark says that it led to a finding; what stands behind an `@`
 * is the same with the address of the picture in the place of its file, where a platform gives each picture an address of its own.
 */
export function judgedBefore(
  earlier: Pick<StoredSource, 'judged' | 'judgedBy'> | undefined,
  occasion: Occasion,
): JudgedBefore {
  const { subject, look, own, codes, known, at } = occasion;
  const kept = (earlier?.judged ?? []).map((mark) => mark.split('@') as [string, string | undefined]);
  const before = new Set(kept.map(([mark]) => mark));
  const byAddress = new Map(kept.flatMap(([mark, address]) => (address ? [[address, mark] as const] : [])));
  const now = new Set<string>();
  const week = String(weekOf(subject.id, at));
  const [engineThen, weekThen] = earlier?.judgedBy?.split(' ') ?? [];
  // A new engine takes over with the person's next week.
  const engine = engineThen && weekThen === week ? engineThen : occasion.engine;
  const shared = createHash('sha256').update(
    JSON.stringify([
      engine,
      [subject.name, ...(subject.otherNames ?? []), subject.profileImagePath, subject.socialMediaAccounts],
      [look, [...codes].sort()],
      own.map(shown).sort(),
    ]),
  );
  // What all marks begin with is long, and hashed once.
  const markOf = (candidate: Found, owner: string | undefined) =>
    shared
      .copy()
      .update(`\n${shown(candidate)}\n${owner ?? ''}`)
      .digest('hex')
      .slice(0, 16);
  // For a week: then it is read again, whatever the platform says.
  const addressOf = ({ profile }: Found, owner: string | undefined) =>
    markOf({ profile, file: `${week} ${profile.imageUrl}` }, owner);
  const markFrom = (candidate: Found, owner: string | undefined, isFinding: boolean) => {
    const mark = candidate.unread
      ? byAddress.get(addressOf(candidate, owner))
      : `${markOf(candidate, owner)}${isFinding ? '+' : ''}`;
    return mark !== undefined && mark.endsWith('+') === isFinding ? mark : undefined;
  };
  return {
    isSettled: (candidate, owner) => {
      const id = findingOf(candidate.profile, known);
      const finding = known.find((one) => one.id === id);
      const mark = markFrom(candidate, owner, !!finding);
      const isKnown = mark !== undefined && before.has(mark);
      if (!finding) return isKnown;
      // What a platform or a court is to act on is looked at anew before it says so.
      const rests = restsOn(finding) && !saysWhen(finding, at);
      return finding.status !== 'RESOLVED' && isKnown && !rests && !wasSaidGone(finding, at);
    },
    note: (candidate, owner, isFinding) => {
      const mark = markFrom(candidate, owner, isFinding);
      const isNamed = candidate.byAddress && (candidate.unread || candidate.file);
      if (mark) now.add(isNamed ? `${mark}@${addressOf(candidate, owner)}` : mark);
    },
    marks: () => [...now].slice(0, mostJudged),
    by: `${engine} ${week}`,
  };
}

/** A case, or a report, rests on it. */
const restsOn = ({ status }: Pick<StoredFinding, 'status'>): boolean =>
  status === 'CASE' || status === 'REPORTED';

/** Weeks begin on another day for each person, so that not everybody's accounts are judged again on the same one. */
function weekOf(userId: string, at: string): number {
  const first = parseInt(sha256(userId).slice(0, 6), 16) % 7;
  return Math.floor((Date.parse(at) / day + first) / 7);
}

/** What a profile is judged by. An address of a picture may be another one each time; counts go by tenths of a power of ten. */
const shown = ({ profile, file, photo }: Found): string => {
  const { platform, handle, accountId, name, bio, location, links, createdAt, url, seenIn } = profile;
  const picture = file ?? photo?.hash ?? profile.photoHash ?? !!profile.imageUrl;
  const counts = [rounded(profile.followers), rounded(profile.following)];
  return JSON.stringify([
    ...[platform, handle, accountId, name, bio, location, links, createdAt, url, seenIn],
    ...[picture, counts],
  ]);
};

const rounded = (count: number | null | undefined) =>
  count == null ? null : Math.round(Math.log10(count + 1) * 10);
