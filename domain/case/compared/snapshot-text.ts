import { opensProfile } from '../../platform/opens-profile.ts';
import { signedPoints } from '../../engine/judge/whole-points.ts';
import { chosenDiff } from '../../engine/handle/chosen-diff.ts';
import { isAccount, isRead, type Reason } from '../../scan/finding.ts';
import { saidToOthers } from '../../scan/reasons/said-to-others.ts';
import { weighed } from '../../scan/reasons/weighed.ts';
import { platformTable } from '../../platform/platform-table.ts';
import { comparedLine } from './compared-as.ts';
import {
  besideDomain,
  besideListed,
  givenByHand,
  isBesideListed,
  isByPerson,
  isFromSearchEngine,
  isOwnElsewhere,
  type KnownProfile,
  type Snapshot,
} from '../snapshot.ts';

/**
 * A snapshot as a text that a person can read and a computer can hash: the same snapshot is always the same text. It is
 * what a case keeps, and a file of the evidence pack, so that `sha256sum` finds the number that the case states.
 */
export function snapshotText(seen: Snapshot): string {
  const { yours, theirs, reasons } = seen;
  // In the lists and in the order in which the case shows them.
  const { speaksFor, against, beside } = weighed(reasons);
  const isEntered = isByPerson(seen) || undefined;
  return [
    opening(seen),
    `Comparison: ${comparedLine(seen)}`,
    ...(isAccount(yours)
      ? part('The account it was compared with', facts(yours, isEntered))
      : part(besideDomain, facts({ ...yours, platform: null }, isEntered))),
    ...part('The other account', facts(theirs, isEntered)),
    ...part('The handles, letter by letter', differences(seen)),
    ...part('Evidence for a copy', said(speaksFor)),
    ...part('Evidence against', said(against)),
    ...part('Also compared', said(beside)),
    '',
  ].join('\n');
}

/** Who looked, and when. Who is impersonated is only said afterwards, and may be a child or a client of theirs. */
function opening(seen: Snapshot): string {
  const { seenBy, yours, theirs } = seen;
  const at = seen.seenAt ?? seen.at;
  // It may be a colleague who gave it, and our own may be as a scan saw it.
  if (theirs.seenIn === 'report') return `${givenByHand} on ${at}; no scan saw it`;
  if (isFromSearchEngine(seen))
    return `The other account as a search engine had stored it when our scan asked on ${at}; the stored copy may be older, and no scan saw the account itself`;
  if (isBesideListed(seen)) return `${besideListed}; the other account as our scan saw it on ${at}`;
  if (isOwnElsewhere(seen))
    return `As our scan saw the other account on ${at}; the account it was compared with, on another platform, as our scans last saw it, then or earlier`;
  return seenBy === 'search'
    ? `As our scan saw ${isAccount(yours) ? 'both accounts' : 'the other account'} on ${at}`
    : `As the person who opened the case entered them on ${at}, by the clock of their device`;
}

const said = (reasons: readonly Reason[]): string[] =>
  reasons.map(({ words, adds }) => `- ${saidToOthers(words)}${adds ? ` ${signedPoints(adds)}` : ''}`);

const part = (title: string, lines: string[]): string[] => (lines.length ? ['', title, ...lines] : []);

function differences({ yours, theirs }: Snapshot): string[] {
  if (!yours.handle || !theirs.handle) return [];
  const diff = chosenDiff(yours.handle, theirs.handle);
  if (diff?.same) return ['- The same'];
  return (diff?.steps ?? []).flatMap(({ words }) => (words ? [`- ${words}`] : []));
}

const savedAgain =
  'if one is kept here, the browser saved it again from that file before sending it, so it has a SHA-256 of its own';
const cutOut =
  'a part of that file, cut out by the person; the browser saved it again before sending it, so it has a SHA-256 of its own';

/** What is known of a profile, fact by fact; what is not known is left out. */
function facts(profile: KnownProfile, isEntered = profile.seenIn === 'report'): string[] {
  const { platform, followers, following, links } = profile;
  const uploaded = profile.picture?.uploaded;
  const isSeen = !isEntered && isRead(profile);
  const fromEngine = profile.seenIn === 'web search' ? ' from the search engine' : '';
  const rows: [string, string | number | null | undefined][] = [
    ['Platform', platform && platformTable[platform].name],
    ['Handle', profile.handle],
    // Of what somebody entered, nothing else may pass for theirs.
    profile.pasted
      ? ['Link', profile.pasted]
      : [isEntered ? 'Link, as we write it' : 'Link', opensProfile(profile.url) ? profile.url : undefined],
    [profile.shownName ? 'Name, as its owner gives it' : 'Name', profile.name],
    [platform ? `Name on ${platformTable[platform].name}` : 'Name there', profile.shownName],
    ['About', profile.bio],
    ['Location', profile.location],
    ['Links', links?.join(' ')],
    ['Account since', profile.createdAt],
    ['Followers', followers],
    ['Following', following],
    [
      `Picture file, ${uploaded ? 'not of the account but uploaded to Countersign, ' : ''}SHA-256`,
      profile.picture?.sha256,
    ],
    ['Original file of the picture that was compared, SHA-256', profile.fileSha256],
    profile.fileCut
      ? ['Picture that was compared', cutOut]
      : ['Picture of that file in this case', profile.fileSha256 && savedAgain],
    ['Picture file, bytes', profile.picture?.bytes],
    [`Picture file, ${uploaded ? 'kept' : `fetched${fromEngine}`}`, profile.picture?.at],
    [
      isSeen && !profile.imageUrl && !uploaded && !profile.fileSha256
        ? 'Picture that was compared, not seen on the account, PDQ hash'
        : 'Picture, PDQ hash',
      profile.photoHash,
    ],
  ];
  return rows.flatMap(([label, value]) =>
    value == null || value === '' ? [] : [`${label}: ${indented(value)}`],
  );
}

/** A fact of several lines stays one: a bio cannot pass for a line of ours. */
const indented = (value: string | number): string => String(value).replaceAll(/\r?\n/g, '\n  ');
