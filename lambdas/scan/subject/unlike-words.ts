import { isAssignedId } from '#domain/engine/handle/assigned-id';
import type { Notification } from '#domain/message/notification';
import { platformTable } from '#domain/platform/platform-table';
import {
  decisionOn,
  type Finding,
  isClone,
  isLinkAlone,
  isSaidNoCopy,
  type SeenProfile,
} from '#domain/scan/finding';
import type { SubmitJob } from '#domain/scan/scan-job';
import type { Subject } from '#domain/subject/subject';
import { keyHash } from '../../runtime/hash.ts';
import { brandPath } from './brand-path.ts';

type Words = Pick<Notification, 'userId' | 'id' | 'title' | 'body' | 'link'>;

/** Where it is, on the page of a person and on that of a business. */
const staysWords = {
  list: ['stays on the list as it was before', 'stays on the list as it was before'],
  case: ['stays in its case', 'stays in its case'],
  handled: ['stays under Handled, as you decided', 'stays under “Decided or gone”'],
} as const;

/**
 * Who gave an account hears that it isn't like enough to theirs, or to those of the business; of one whose link alone is known, that nobody
 * can say. Once for each time it was given. `stays`: where it has been since before.
 */
export function unlikeWords(
  job: SubmitJob,
  { name }: Pick<Subject, 'name'>,
  profile: SeenProfile,
  { at, stays }: { at: string; stays?: keyof typeof staysWords | undefined },
): Words {
  const { platform, handle } = job.submitted;
  const isPerson = 'userId' in job;
  const [userId, whose, link] = isPerson
    ? [job.userId, 'your accounts', '/dashboard']
    : [job.givenBy, name ?? 'your business', brandPath(job.businessId)];
  const known = JSON.stringify([profile.name, profile.bio, profile.photoHash]);
  // Jobs that were on their way when the time was not yet written down tell once a day.
  const given = job.submitted.givenAt ?? at.slice(0, 10);
  const about = `${platform}#${handle}#${given}#${known}`;
  const id = keyHash(isPerson ? `unlike#${about}` : `unlike#${job.businessId}#${about}`);
  const place = `${handle} on ${platformTable[platform].name}`;
  if (isLinkAlone(profile)) {
    const told = isAssignedId(handle)
      ? 'a number, which says nothing of what it shows'
      : 'its handle, which isn’t like yours';
    const more = isPerson
      ? 'name and bio it shows, or compare them yourself with both pictures'
      : 'name and picture it shows';
    return {
      ...{ userId, id },
      link: isPerson ? '/compare' : brandPath(job.businessId, profile.url ?? undefined),
      title: `Tell us more about ${place}: its link alone doesn’t say whether it copies ${isPerson ? 'you' : whose}`,
      body: `All we know about it is ${told}. Give it to us again with the ${more}.`,
    };
  }
  const lacks = [...(profile.name ? [] : ['name']), ...(profile.bio ? [] : ['bio'])].join(' and ');
  const more = lacks && ` With its ${lacks} we could tell more.`;
  const isUnseen = isPerson && !profile.imageUrl && !profile.photoHash;
  const unseen = isUnseen ? ' We haven’t seen its picture. If it uses yours, compare the two yourself.' : '';
  return {
    ...{ userId, id, link: isUnseen ? '/compare' : link },
    title: `${place} isn’t similar enough to ${whose} to call it a copy`,
    body: `We compared it with ${isPerson ? 'them' : 'the accounts of the business'}, and it ${stays ? staysWords[stays][isPerson ? 0 : 1] : 'isn’t on the list'}.${more}${unseen}`,
  };
}

/**
 * Who gives an account that its platform has told a scan to be gone hears that, once for each time it was given. Of what they had put aside,
 * or what only shares their name, they aren't told should it be back.
 */
export function goneStillWords(
  job: SubmitJob,
  before: Pick<Finding, 'status' | 'verdict' | 'history' | 'saidNoCopyAt'>,
  at: string,
): Words {
  const { platform, handle, givenAt } = job.submitted;
  const { name } = platformTable[platform];
  const about = `${platform}#${handle}#${givenAt ?? at.slice(0, 10)}`;
  const decided = decisionOn(before);
  const isAside = decided === 'MINE' || decided === 'IGNORED' || isSaidNoCopy(before);
  const isToldBack = decided === 'CASE' || (isClone(before) && !isAside);
  const [userId, id, link] =
    'userId' in job
      ? [job.userId, `gone-still#${about}`, '/dashboard']
      : [job.givenBy, `gone-still#${job.businessId}#${about}`, brandPath(job.businessId)];
  return {
    ...{ userId, id: keyHash(id), link },
    title: `${handle} on ${name} was gone when a scan last looked`,
    body: `${name} no longer showed it, so it isn’t on the list again. If you see it, check the link.${isToldBack ? ' If a scan finds it again, you’ll hear from us.' : ''}`,
  };
}
