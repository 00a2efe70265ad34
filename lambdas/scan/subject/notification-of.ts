import { askedAgain, askedAgainWords, markedWords } from '#domain/scan/reasons/asked-again';
import { changedWords } from '#domain/scan/reasons/changed-words';
import { weighed } from '#domain/scan/reasons/weighed';
import {
  decisionOn,
  type Finding,
  type FindingEvent,
  isClone,
  isSaidNoCopy,
  pursuedBefore,
} from '#domain/scan/finding';
import type { StoredNotification } from '#domain/message/notification';
import { businessOfSubject } from '#domain/keys';
import { platformTable } from '#domain/platform/platform-table';
import { keyHash } from '../../runtime/hash.ts';

/** The person hears of it. */
export const isNews = ({ what, tells }: FindingEvent): boolean => what === 'first seen' || !!tells;

/**
 * What to tell of a finding, once for each time it appears, changes or goes. Nothing of a namesake, unless a case is about it or it had been
 * told as a copy.
 */
export function notificationOf(userId: string, finding: Finding, at: string): StoredNotification | undefined {
  const gone = finding.status === 'RESOLVED';
  if (!isClone(finding) && !isInCase(finding) && !isCleared(finding)) return undefined;
  // Of what they put aside they need not hear.
  if (gone && isSaidNoCopy(finding)) return undefined;
  const news = newsOf(finding);
  // The same in every try, and another one each time: a gone account was last seen once, and came or changed at one time.
  const event = gone || !news ? { what: 'gone', at: finding.lastSeen } : news;
  return {
    userId,
    id: idOf(finding, isUnknownThere(finding) ? { ...event, at: finding.lastSeen } : event),
    ...(isCleared(finding) && { takesBack: toldBefore(finding) }),
    kind: gone ? 'RESOLVED' : asksToDecide(finding) ? 'FINDING' : 'SOURCE',
    title: `${titleOf(finding)} on ${platformTable[finding.platform].name}: ${finding.theirs.handle}`,
    // Why it looked like a copy is no news of one that is gone.
    body: gone ? null : (changeOf(finding) ?? strongestOf(finding)),
    link: `/dashboard#finding-${finding.id}`,
    createdAt: at,
  };
}

const idOf = ({ id }: Finding, { what, at }: { what: string; at: string }): string =>
  keyHash(`${id}#${what}#${at}`);

/** It was told as a copy, and is none by what is known now: of its owner, or of theirs. */
const isCleared = (finding: Finding): boolean =>
  finding.status === 'OPEN' && !isClone(finding) && newsOf(finding)?.what === 'changed';

/** All that told of it before, by their ids: nobody is mailed any more of a copy that is none. */
const toldBefore = (finding: Finding): string[] =>
  finding.history
    .filter(isNews)
    .slice(0, -1)
    .map((news) => idOf(finding, news));

function clearedWords(changed: FindingEvent['changed']): string {
  const also = changedWords(changed ?? {});
  return `${also ? `It has changed ${also}. ` : ''}We told you about it as a copy. Compared with your accounts as they are now, it probably belongs to someone else, so there is nothing to report.`;
}

/** They have opened a case about it, or had when it went. */
const isInCase = (finding: Finding): boolean => decisionOn(finding) === 'CASE' || isBackInCase(finding);

/**
 * It is back, and nothing is to be decided, since its case is open still, or it is a namesake, which is no new copy: whoever had a case about
 * it is told.
 */
const isBackInCase = (finding: Finding): boolean => {
  const was = pursuedBefore(newsOf(finding));
  return !!was && (isPursued(finding) || (was === 'CASE' && !isClone(finding)));
};

const isPursued = ({ status }: Finding): boolean => status === 'CASE' || status === 'REPORTED';

/** What adds most to its likeness, as its page has it first. */
const strongestOf = ({ reasons }: Finding): string | null =>
  (weighed(reasons).speaksFor[0] ?? reasons[0])?.words ?? null;

/** What has been decided is told as a notice: a decision is no reason to keep it back. */
const asksToDecide = (finding: Finding): boolean =>
  !isUnknownThere(finding) &&
  !isCleared(finding) &&
  !isRenamedSinceDecided(finding) &&
  !isBackInCase(finding) &&
  newsOf(finding)?.what !== 'seen again';

/** What they have reported, or opened a case about, has another handle now: a report that the platform has names the old one. */
const isRenamedSinceDecided = (finding: Finding): boolean =>
  newsOf(finding)?.what === 'renamed' && isPursued(finding);

const newsOf = ({ history }: Pick<Finding, 'history'>) => history.findLast(isNews);

/** The platform has no account of the name that it was given under. */
const isUnknownThere = (finding: Finding): boolean => newsOf(finding)?.what === 'no account';

function titleOf(finding: Finding): string {
  const { status, verdict } = finding;
  const { what, seenIn } = newsOf(finding) ?? {};
  if (status === 'RESOLVED') return 'No longer there';
  if (isCleared(finding)) return 'Probably not a copy';
  if (isBackInCase(finding)) return 'Seen again';
  if (what === 'seen again') return seenIn === 'web search' ? 'Seen again in web results' : 'Seen again';
  if (what === 'no account') return 'No account by this name';
  if (what === 'renamed') return 'Renamed';
  return verdict === 'likely clone' ? 'Likely clone' : 'Possible clone';
}

/** Of an account whose case was closed as gone, by where it was seen since. */
const seenSince = {
  platform:
    'Its case was closed as gone, and a scan has seen the account since. If you see it too, you can reopen the case.',
  // It keeps for a while what is gone.
  'web search':
    'Its case was closed as gone, and a web search has shown the account since. The search engine may have stored it before then, so open it. If it’s there, you can reopen the case.',
  report:
    'Its case was closed as gone, and the account has been given to us since. If you see it too, you can reopen the case.',
};

const inCase = (finding: Finding): string =>
  isPursued(finding) ? 'Its case is still open.' : 'If its case is closed, you can reopen it.';

/** What is new about an account that the person has heard of before. */
function changeOf(finding: Finding): string | undefined {
  const { platform } = finding;
  const { what, changed, was, seenIn } = newsOf(finding) ?? {};
  if (isCleared(finding)) return clearedWords(changed);
  const before = changed?.handle && `It was called ${changed.handle.before} before.`;
  if (what === 'seen again') return [before, seenSince[seenIn ?? 'platform']].filter(Boolean).join(' ');
  if (isBackInCase(finding))
    return [before, 'It was gone, and has been seen since.', inCase(finding)].filter(Boolean).join(' ');
  if (what === 'no account')
    return `${platformTable[platform].name} told our scan that it has no account by this name. Check the link.`;
  const again = was && askedAgain(finding);
  const isShared = businessOfSubject(finding.subjectId) !== undefined;
  if (again && !changed?.handle) return askedAgainWords(again, isShared);
  if (!changed) return undefined;
  const first = again
    ? `${markedWords(again, isShared)}.`
    : what === 'back again' && 'It was gone, and has been seen since.';
  const { handle, ...rest } = changed;
  const also = changedWords(rest);
  if (handle)
    return [
      first,
      before,
      also && `It also changed ${also}.`,
      isRenamedSinceDecided(finding) && 'If you’ve already reported it, your report has the old name.',
    ]
      .filter(Boolean)
      .join(' ');
  return [first, `It has changed ${also}.`].filter(Boolean).join(' ');
}
