import { bioLikeness } from '../profile/bio-signal.ts';
import { type HandleLikeness, handleLikeness } from '../handle/handle-signal.ts';
import type { Evidence, JudgeContext, Judgement, PhotoPrint, Seen, SignalName } from './judgement.ts';
import { isOneNameBesideHandle } from './namesakes/other-tails.ts';
import { isPartlyNamed } from './namesakes/partly-named.ts';
import { isNamedByHandle, spellsHandle } from './namesakes/spells-handle.ts';
import { mitigate, SHOWN } from './mitigations.ts';
import { type NameLikeness, nameLikeness } from '../name/name-signal.ts';
import { mayBeYours } from './perhaps-yours.ts';
import { type PhotoLikeness, photoLikeness } from '../photo/photo-signal.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { Profile } from '../profile/profile.ts';
import * as say from './reasons.ts';
import { scoreOf, sharesOf } from './score.ts';
import { isSamePlace, locationLikeness } from '../profile/location-signal.ts';
import { type Relative, relativeLikeness } from '../profile/age-and-audience.ts';
import { isNamesakeAlike } from './namesakes/namesake-alike.ts';
import { copiedElements, gate, isDisguised } from './verdict.ts';
import { underOneName } from './namesakes/under-one-name.ts';
import { inWholePoints } from './whole-points.ts';
import { pagesShared } from '../web/link-pages.ts';
import { domainLikeness, linkLikeness } from '../web/web-signal.ts';

/**
 * Decides whether `candidate` imitates `protectedProfile` and says why: compare each part that both show, add up what the
 * parts say, let the gate decide the verdict, then weigh what speaks against it.
 * Pure and bounded: no clock, no randomness, no input is compared beyond a fixed length.
 */
export function judge(protectedProfile: Profile, candidate: Profile, context: JudgeContext = {}): Judgement {
  return explain(compare(protectedProfile, candidate, context), context);
}

/** The same, or undefined where the score is below `least`: what is not shown is not put into words, which takes most of the time. */
export function judgeFrom(
  least: number,
  protectedProfile: Profile,
  candidate: Profile,
  context: JudgeContext = {},
): Judgement | undefined {
  const compared = compare(protectedProfile, candidate, context);
  // What speaks against it lowers the score; a proof code that was copied is the one thing that raises it.
  if (compared.score < least && !context.copiedProof) return undefined;
  const judged = explain(compared, context);
  return judged.score < least ? undefined : judged;
}

interface Compared {
  yours: Prepared;
  theirs: Prepared;
  handle: HandleLikeness | undefined;
  photo: PhotoLikeness | undefined;
  /** All but the handle, whose reason is dear. */
  rest: Seen[];
  signals: Partial<Record<SignalName, number>>;
  score: number;
  /** It bears the name in letters of two alphabets. */
  disguised: boolean;
}

function compare(protectedProfile: Profile, candidate: Profile, context: JudgeContext): Compared {
  const [yours, theirs] = [prepare(protectedProfile), prepare(candidate)];
  const handle = yours.handle && theirs.handle && handleLikeness(yours.handle, theirs.handle);
  const photo = comparePhotos(yours, theirs, context);
  const rest = compareRest(yours, theirs, context, photo);
  const signals: Partial<Record<SignalName, number>> = {};
  const values = [...(handle ? [{ signal: 'handle' as const, value: handle.value }] : []), ...rest];
  for (const { signal, value } of values) signals[signal] = Math.round(value * 1000) / 1000;
  const disguised = isDisguised(signals, yours, theirs);
  const score = disguised ? Math.max(SHOWN, scoreOf(signals)) : scoreOf(signals);
  return { yours, theirs, handle, photo, rest, signals, score, disguised };
}

function explain(
  { yours, theirs, handle, photo, rest, signals, score, disguised }: Compared,
  context: JudgeContext,
): Judgement {
  const [protectedProfile, candidate] = [yours.profile, theirs.profile];
  const seen = [
    ...(handle ? [say.handleReason(protectedProfile.handle!, candidate.handle!, handle)] : []),
    ...rest,
  ];
  const shares = sharesOf(signals);
  // What a disguise is raised by, the name adds.
  const raised = score - scoreOf(signals);
  const evidence = seen.map((one) => ({
    ...one,
    adds: (shares[one.signal] ?? 0) + (one.signal === 'name' ? raised : 0),
  }));
  const sides = underOneName(signals, yours, theirs);
  const copied = sides
    .map(([mine, other]) => copiedElements(signals, mine, other, handle))
    .reduce((least, one) => (one.length < least.length ? one : least));
  const namesakeAlike = sides.some(([mine, other]) => isNamesakeAlike(copied, signals, mine, other, handle));
  const partlyNamed =
    isPartlyNamed(signals, yours, theirs, handle?.kind) ||
    isNamedByHandle(signals, yours, theirs) ||
    isOneNameBesideHandle(signals, yours, theirs);
  const samePhoto = photo?.alone === true;
  const verdict = gate(copied, score, { samePhoto, namesakeAlike, disguised, partlyNamed });
  const known = {
    older: wasThereFirst(relativeLikeness(protectedProfile, candidate, context.ownSince)),
    perhapsYours:
      context.ownAccountsUnknown === true &&
      !disguised &&
      mayBeYours(protectedProfile, candidate, handle, copied),
  };
  return tell(
    mitigate({ score, verdict, signals, evidence }, context, known),
    known.perhapsYours ? [] : copied,
  );
}

/** A name that spells the own handle is like the name as a part of it is. */
const SPELLED = { value: 0.78, kind: 'similar' } as const;

function likenessOfNames(yours: Prepared, theirs: Prepared): NameLikeness {
  const likeness = nameLikeness(yours.name!, theirs.name!);
  return likeness.value < SPELLED.value && spellsHandle(yours, theirs) ? SPELLED : likeness;
}

function compareRest(
  yours: Prepared,
  theirs: Prepared,
  context: JudgeContext,
  photo: PhotoLikeness | undefined,
): Seen[] {
  const found: Seen[] = [];
  if (yours.name && theirs.name)
    found.push(say.nameReason(likenessOfNames(yours, theirs), yours.profile.name, theirs.profile.name));
  if (photo) found.push(say.photoReason(photo));
  if (yours.bio && theirs.bio)
    found.push(
      say.bioReason(bioLikeness(yours.bio, theirs.bio), yours.bio.pairs.size === theirs.bio.pairs.size),
    );
  const links = linkLikeness(yours.web, theirs.web);
  if (links !== undefined) {
    const pages = links > 0 ? pagesShared(yours.profile.links, theirs.profile.links) : 'none';
    found.push(say.linksReason(links, pages));
  }
  const domain = domainLikeness(yours.web, theirs.web);
  if (domain) found.push(say.domainReason(domain));
  const places = [yours.profile.location, theirs.profile.location] as const;
  const location = locationLikeness(...places);
  if (location !== undefined) found.push(say.locationReason(location, isSamePlace(...places)));
  const relative = relativeLikeness(yours.profile, theirs.profile, context.ownSince);
  if (relative) found.push(say.relativeReason(relative));
  if (theirs.label && !yours.label)
    found.push({
      signal: 'label',
      value: 1,
      reason: `Its handle, name or bio says “${theirs.label}”.`,
      side: 'against',
    });
  return found;
}

function comparePhotos(yours: Prepared, theirs: Prepared, context: JudgeContext): PhotoLikeness | undefined {
  const own = context.protectedPhoto ?? printOf(yours.profile);
  const other = context.candidatePhoto ?? printOf(theirs.profile);
  return own && other && photoLikeness(own, other);
}

const wasThereFirst = (relative: Relative | undefined) =>
  relative?.age === 'older' || relative?.age === 'eldest';

const printOf = ({ photo }: Profile): PhotoPrint | undefined => (photo ? { hash: photo } : undefined);

/** Most telling sentence first; with nothing to compare, says so. */
function tell(judged: Omit<Judgement, 'reasons'>, copied: readonly SignalName[]): Judgement {
  const evidence = inWholePoints(judged.evidence, judged.score);
  if (evidence.length === 0)
    evidence.push({
      signal: 'handle',
      value: 0,
      reason: 'Not enough is known to compare.',
      side: 'context',
      adds: 0,
    });
  const rank = { for: 0, against: 1, context: 2 };
  const order = ({ signal, side }: Evidence) => (signal === 'proof' ? -1 : rank[side]);
  evidence.sort((a, b) => order(a) - order(b) || b.value - a.value);
  const reasons = evidence.map(({ reason }) => reason);
  if (judged.verdict === 'namesake' && copied.includes('name'))
    reasons.push('Probably someone else with that name.');
  return { ...judged, evidence, reasons };
}
