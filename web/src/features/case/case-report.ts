import type { Case, Evidence } from '#domain/case/case';
import { chosenDiff } from '#domain/engine/handle/chosen-diff';
import { factsAsked } from '#domain/case/report-facts';
import { markTold } from '#domain/marked/mark-words';
import { placeName } from '#domain/case/place';
import { isBesideOther, type Told, told as toldOf } from '#domain/case/represented/told';
import { isRenamed } from '#domain/case/link/is-renamed';
import { isHandlePiece, pastedLink } from '#domain/case/link/pasted-link';
import { linkLikeYours } from '#domain/scan/reasons/link-like-yours';
import { isFromSearchEngine } from '#domain/case/snapshot';
import { isAccount } from '#domain/scan/finding';
import { utcMoment } from '#domain/utc';
import { linksFor, type Links } from '../../lib/use-links.ts';
import { isSpokenOf } from '../compare/report/handle-sentence.ts';
import type { Reported, ReportInput } from '../compare/report/report-input.ts';
import { reportText } from '../compare/report/report-text.ts';
import { warningText } from '../compare/report/warning-text.ts';
import { domainReport, domainWarning } from './domain/domain-report.ts';
import type { CaseBusiness } from './owner/case-business.ts';
import { type OwnAccounts, insteadOf, isNamedFor, namedOf, offListOf } from './owner/own-accounts.ts';
import { words as evidence } from './evidence/words.ts';
import {
  isBesideDomain,
  isBesideListed,
  isComparison,
  isOtherGiven,
  isSentence,
} from './evidence/piece-title.ts';
import { voiceOf } from './owner/voice-of.ts';
import { words as steps } from './steps/words.ts';
import { words as behalfWords } from './behalf/words.ts';

/** A form takes only so much; the case holds the rest. */
const LISTED = 12;
/** Where an account is found: in the demonstration, a stand-in for each. */
type Address = Links['address'];
/** What is known besides the case. */
interface Known {
  /** The person's own name; empty where they have given none. */
  name: string;
  /** Where accounts are found; where everybody finds them, if nothing is said. */
  address?: Address;
  /** Whose case it is, where it is not a person's. */
  business?: CaseBusiness | undefined;
  /** The accounts that they say are theirs. */
  accounts?: OwnAccounts | undefined;
}
type Named = Pick<Case, 'platform' | 'handle' | 'url'>;
const publicAddress = linksFor(false, '').address;

/**
 * What a report says of the two accounts, from everything the case knows. Of pictures it names the
 * kept files alone, below: the file that somebody chose is kept smaller, and two numbers for one picture would look like a change.
 */
function inputOf(
  one: Told,
  { name: given, address = publicAddress, business, accounts }: Known,
): ReportInput {
  const { platform, handle, url, imitates, snapshot, behalf } = one;
  const told = behalf?.name ?? business?.name;
  const name = told ?? given;
  const shown = (!snapshot?.yours.shownName && snapshot?.yours.name) || undefined;
  // What the person gave is said as given, as it stands among the evidence; only what a twin answered for has a stand-in.
  const typed = snapshot?.seenBy === 'person' ? snapshot : undefined;
  const givenUrl = typed?.yours.url ?? behalf?.account?.url;
  const otherUrl = isRenamed(one) ? undefined : typed?.theirs.url;
  const there = namedOf(one, accounts, business);
  const mine: Reported = imitates
    ? {
        platformName: placeName(imitates.platform),
        handle: imitates.handle,
        name: told ?? snapshot?.yours.name ?? imitates.name ?? name,
        shown,
        ...(givenUrl ? { url: givenUrl } : pageOf(imitates, address)),
      }
    : // Who didn't say which account is copied may not want to show the platform one they have elsewhere.
      { platformName: '', handle: '', name: told ?? snapshot?.yours.name ?? name, shown };
  // What was compared is measured in the report as it is on the page.
  const domainName = imitates ? undefined : nameOfDomain(snapshot);
  const own = imitates ?? (domainName ? { handle: domainName } : there);
  const differs = own && chosenDiff(own.handle, handle);
  const isSaid = !!differs && isSpokenOf(differs);
  // One that is only named besides may be like it in nothing, whatever was compared.
  const diff = imitates || isSaid ? differs : undefined;
  // Under a name that only the person goes by, nothing is said of the name of whom it is told for.
  const isUnder = !snapshot?.yours.shownName || !told || told === snapshot.yours.name;
  const compared = Object.fromEntries(
    (snapshot?.reasons ?? []).map(({ signal, value }) => [signal, signal === 'name' && !isUnder ? 0 : value]),
  );
  return {
    mine,
    ...(there && {
      there: {
        ...{ platformName: placeName(there.platform), handle: there.handle, name: '' },
        ...pageOf(there, address),
      },
    }),
    other: {
      platformName: placeName(platform),
      handle,
      name: snapshot?.theirs.name ?? '',
      ...(otherUrl ? { url: otherUrl } : url && pageOf({ platform, handle, url }, address)),
    },
    judgement: {
      signals: { ...compared, handle: Math.max(compared['handle'] ?? 0, isSaid ? 1 : 0) },
    },
    ...(diff && { diff, ...(domainName && { domainName }) }),
    ...(behalf && behalf.relation !== 'BUSINESS' && { behalf: behalfWords.as[behalf.relation] }),
    ...(voiceOf(one, business) === 'us' && { business: business?.standing ?? [] }),
    link: linkLikeYours(snapshot?.reasons ?? []),
    further: [...markTold(snapshot?.reasons ?? [], 'me'), ...furtherOf(one, business)],
    // What was compared with another account bears nothing out.
    ...(snapshot && !one.comparedElse && { at: Date.parse(snapshot.at) }),
    isStored: !!snapshot && isFromSearchEngine(snapshot),
  };
}

/** Each account by the link that was pasted: below stands the SHA-256 of that text, and whoever checks it goes by what the report names. */
function asPasted({ mine, other, ...rest }: ReportInput, one: Case): ReportInput {
  const own = one.imitates ? one.snapshot?.yours.pasted : undefined;
  const theirs = pastedLink(one);
  return {
    ...rest,
    mine: { ...mine, ...(own && { url: own }) },
    other: { ...other, ...(theirs && { url: theirs }) },
  };
}

/** The name of a proven domain, where that was compared and no account. */
const nameOfDomain = (snapshot: Case['snapshot']): string | undefined =>
  snapshot && !isAccount(snapshot.yours) ? (snapshot.yours.handle ?? undefined) : undefined;

/** What else it does, as ticked, in the order in which it is asked: the order of ticking changes no text. */
const furtherOf = (one: Case, business?: CaseBusiness): string[] =>
  factsAsked(!!one.domain)
    .filter((fact) => one.facts?.includes(fact))
    .map((fact) => steps.facts.sentence[fact][voiceOf(one, business)]);

const pageOf = (account: Named, address: Address) => {
  const { platform } = account;
  const url = platform === 'DOMAIN' ? undefined : address({ ...account, platform });
  return url ? { url } : {};
};

/** What a platform is told of: neither what the person noted for themselves, nor its own answer. */
const isShown = ({ kind, ofAnswer }: Evidence): boolean => kind !== 'note' && !ofAnswer;

/** The first pieces; of many, the newest record of a domain is among them: the text says what it does. */
function listedOf({ domain, evidence: all }: Case): Evidence[] {
  const shown = all.filter(isShown);
  const newest = domain ? shown.findLastIndex(({ kind }) => kind === 'finding') : -1;
  return newest < LISTED ? shown.slice(0, LISTED) : [...shown.slice(0, LISTED - 1), shown[newest]!];
}

/** The text for a platform's form: who imitates whom, and each piece of evidence with its time and SHA-256. */
export function caseReport(kept: Case, known: Known): string {
  const { business } = known;
  const one = toldOf(kept);
  const isOther = ({ side }: Evidence) => one.comparedElse && side === 'yours';
  const shown = listedOf({ ...kept, evidence: kept.evidence.filter((piece) => !isOther(piece)) });
  return [
    one.domain
      ? domainReport(one.domain, one, furtherOf(one, business), business)
      : reportText(asPasted(inputOf(one, known), one)),
    `\n${evidence.report}`,
    ...shown.map(
      (piece) => `- ${utcMoment(Date.parse(piece.at))}, ${nounOf(piece, one, business)}: ${piece.sha256}`,
    ),
  ].join('\n');
}

const nounOf = (piece: Evidence, one: Told, business?: CaseBusiness): string => {
  const { kind, side, seenIn } = piece;
  const voice = voiceOf(one, business);
  if (one.domain && kind === 'finding') return evidence.record;
  if (isComparison(piece) && isSentence(piece)) return evidence.renamed;
  if (isComparison(piece) && (one.comparedElse || isBesideOther(piece))) {
    const given = voice === 'us' ? 'givenByUs' : 'given';
    return evidence.besideElse[seenIn ? 'bySearchEngine' : kind === 'finding' ? 'bySearch' : given];
  }
  if (isBesideDomain(piece))
    return evidence.besideDomain.nouns[seenIn ? 'bySearchEngine' : kind === 'finding' ? 'bySearch' : 'given'];
  if (isOtherGiven(piece)) return voice === 'us' ? evidence.given.byUs : evidence.given.byMe;
  if (isHandlePiece(piece)) return evidence.handle[voice === 'us' ? 'byUs' : 'byMe'];
  if (isBesideListed(piece)) return evidence.besideListed;
  if (kind === 'comparison' && voice === 'us') return evidence.weEntered;
  if (seenIn) return evidence.bySearchEngine.nouns[side ? 'picture' : 'finding'];
  if (side === 'yours' && voice === 'us') return evidence.sideNoun.ours;
  if (side === 'yours' && voice === 'them') return evidence.sideNoun.represented;
  return side ? evidence.sideNoun[side] : evidence.noun[kind];
};

/** A few calm words to post. */
export const caseWarning = (kept: Case, known: Known): string => {
  const one = toldOf(kept);
  return one.domain
    ? domainWarning(one.domain, known.business)
    : warningText(ofList(inputOf(one, known), one, known));
};

/**
 * Nobody is sent to an account beside which a search found the copy and that has left their list: it may be somebody else's by now. One
 * that they named for this case is what they are asked to check.
 */
function ofList(input: ReportInput, one: Case, { accounts }: Known): ReportInput {
  if (isNamedFor(one) || !offListOf(one, accounts)) return input;
  const { there: _, mine, judgement, ...rest } = input;
  const other = insteadOf(one, accounts);
  // Nor is it said to copy the name of an account that isn't given, where that is another name.
  const isNamed = !mine.shown || mine.shown === mine.name;
  return {
    ...rest,
    mine: { ...mine, handle: '' },
    judgement: isNamed ? judgement : { ...judgement, signals: { ...judgement.signals, name: 0 } },
    ...(other && { there: { platformName: placeName(other.platform), handle: other.handle, name: '' } }),
  };
}
