import { type Finding, isClone, type SeenProfile } from '#domain/scan/finding';
import { isAboutListed, type Listed } from '#domain/scan/about-listed';
import type { SubmitJob } from '#domain/scan/scan-job';
import type { Subject } from '#domain/subject/subject';
import { isProvenSince } from '../record/still-there.ts';

/** Each is a job. */
const mostAtOnce = 30;

/** A profile of which nothing is known but its handle and where it is: as its owner lists it, not as anybody saw it. */
export const isBare = ({
  name,
  bio,
  location,
  links,
  imageUrl,
  photoHash,
  followers,
}: SeenProfile): boolean =>
  !name && !bio && !location && !links?.length && !imageUrl && !photoHash && followers == null;

type Kept = Pick<Finding, 'status' | 'verdict' | 'yours' | 'theirs' | 'score' | 'comparedAt' | 'lastSeen'>;

/**
 * What a search does not come across, and would leave as it is: accounts that a person gave us before we knew more of them than a handle,
 * now that their name is known, or, where they are no copy of the others, before they proved an account; and those that were compared with
 * what is no longer on the list.
 */
export const givenAnew = (
  findings: readonly Kept[],
  subject: Pick<Subject, 'name'> & Listed,
): SubmitJob['submitted'][] => {
  const given = findings.filter(({ theirs }) => theirs.seenIn === 'report');
  const off = offList(given, subject);
  const bare = given.filter(
    (one) => subject.name && one.status === 'OPEN' && isBare(one.yours) && !off.includes(one),
  );
  const since = given.filter(
    (one) =>
      one.status === 'OPEN' &&
      !isClone(one) &&
      isProvenSince(subject, one) &&
      ![...off, ...bare].includes(one),
  );
  return [...[...bare, ...since].map(submittedOf), ...off.map(submittedAgain)].slice(0, mostAtOnce);
};

/**
 * What waits for a decision beside an account that was taken off the list, or beside the name of a domain that was given up, to be compared
 * with what is left, however it was found: the next search may be days away, or not come across it. Nothing where nothing is left.
 */
export const leftBehind = (
  findings: readonly Kept[],
  listed: Listed,
  most = mostAtOnce,
): SubmitJob['submitted'][] => offList(findings, listed).slice(0, most).map(submittedAgain);

/** The likeliest first: of many only so many are compared at once. */
const offList = <T extends Kept>(findings: readonly T[], listed: Listed): T[] =>
  listed.socialMediaAccounts?.length || listed.label
    ? findings.filter((finding) => !isAboutListed(finding, listed)).sort((a, b) => b.score - a.score)
    : [];

const submittedOf = ({ theirs: { platform, handle, url, name, bio } }: Kept): SubmitJob['submitted'] => ({
  ...{ platform, handle, url, name, bio },
});

/** A finding that is compared anew. Of its texts no more goes along than a job may hold; the finding has them all. */
export const submittedAgain = ({ theirs: { platform, handle, url } }: Kept): SubmitJob['submitted'] => ({
  ...{ platform, handle, url, again: true },
});
