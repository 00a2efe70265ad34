import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import type { Subject } from '#domain/subject/subject';

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

/**
 * The accounts that a person gave us before we knew more of them than a handle, now that their name is known: a search does not come across
 * them, and would leave them as they are.
 */
export const givenAnew = (
  findings: readonly Pick<Finding, 'status' | 'yours' | 'theirs'>[],
  { name }: Pick<Subject, 'name'>,
): SubmitJob['submitted'][] =>
  findings
    .filter(
      ({ status, yours, theirs }) => name && status === 'OPEN' && theirs.seenIn === 'report' && isBare(yours),
    )
    .slice(0, mostAtOnce)
    .map(({ theirs: { platform, handle, url, name, bio } }) => ({ platform, handle, url, name, bio }));
