import { type Finding, isRead, type Reason, type SeenProfile } from '#domain/scan/finding';
import { SEVERITIES, severityOf } from '#domain/scan/severity';
import { chosenDiff } from '#domain/engine/handle/chosen-diff';
import { judge } from '#domain/engine/judge/judge';
import { type JudgeContext, type Judgement, VERDICTS } from '#domain/engine/judge/judgement';
import type { Profile } from '#domain/engine/profile/profile';
import { withoutCodes } from '#domain/proof/proof-code';
import type { FetchedImage } from './picture/fetch-image.ts';
import type { Found } from './look.ts';
import { isSameHandle } from './same-account.ts';

/** A candidate judged against the protected profile it looks most like. */
export interface Compared {
  yours: SeenProfile;
  theirs: SeenProfile;
  judgement: Judgement;
  /** The copy of the person's own that their picture derives from, where its mark was read. */
  mark?: Reason | undefined;
  /** The pictures that both show, where they could be had. */
  images?: { yours?: FetchedImage | undefined; theirs?: FetchedImage | undefined };
}

type Beside = Pick<SeenProfile, 'platform' | 'handle'> | undefined;

/**
 * Compares one candidate with each protected profile and keeps the strongest, each under the name that is closest; undefined when all are
 * unrelated. `beside`: the one that a person compared it with.
 */
export function compare(
  protectedProfiles: readonly Found[],
  candidate: Found,
  context: Omit<JudgeContext, 'protectedPhoto' | 'candidatePhoto' | 'ownSince'>,
  beside?: Beside,
): Compared | undefined {
  let best: Compared | undefined;
  const ownSince = oldestOf(protectedProfiles);
  for (const own of protectedProfiles) {
    if (own.since && candidate.profile.createdAt && candidate.profile.createdAt < own.since) continue;
    const judged = (profile: SeenProfile) => ({
      profile,
      judgement: judge(engineProfile(profile), engineProfile(candidate.profile), {
        ...context,
        ownSince,
        protectedPhoto: own.photo,
        candidatePhoto: candidate.photo,
      }),
    });
    const shown = underEachName(own).map(judged).reduce(closerName);
    if (shown.judgement.verdict === 'unrelated') continue;
    // Anybody can say any name: whoever is like the account in nothing isn't shown for it.
    const { profile, judgement } = underGivenNames(own).map(judged).reduce(closerName, shown);
    const next: Compared = {
      yours: asBeside(own.spells ? { ...profile, handle: own.spells } : withoutCode(profile), beside),
      theirs: candidate.profile,
      judgement,
      images: { yours: own.image, theirs: candidate.image },
    };
    if (!best || isNearer(next, best, beside)) best = next;
  }
  return best;
}

/** The account that a person compared it with themselves, where they did. */
export const chosenIn = (finding: Pick<Finding, 'yours'> | undefined): Beside =>
  finding?.yours.chosen ? finding.yours : undefined;

const asBeside = (yours: SeenProfile, beside: Beside): SeenProfile =>
  beside && isSameHandle(yours, beside) ? { ...yours, chosen: true } : yours;

/** The day since when the oldest of them is there, of those whose platform tells it. */
const oldestOf = (own: readonly Found[]): string | undefined =>
  own
    .flatMap(({ profile }) => profile.createdAt ?? [])
    .reduce<string | undefined>(
      (oldest, at) => (oldest === undefined || Date.parse(at) < Date.parse(oldest) ? at : oldest),
      undefined,
    );

const named = new WeakMap<readonly string[], WeakMap<SeenProfile, SeenProfile[]>>();

/** An account under other names than the one it shows, each made once: it is compared with many. */
function under(names: readonly string[] | undefined, profile: SeenProfile): SeenProfile[] {
  if (!names?.length) return [];
  const ofNames = named.get(names) ?? new WeakMap<SeenProfile, SeenProfile[]>();
  const made = ofNames.get(profile) ?? names.map((name) => called(profile, name));
  named.set(names, ofNames.set(profile, made));
  return made;
}

const called = (profile: SeenProfile, name: string): SeenProfile => ({
  ...profile,
  name,
  ...(isRead(profile) && profile.name && { shownName: profile.name }),
});

const underEachName = ({ profile, otherNames }: Found) => [profile, ...under(otherNames, profile)];
const underGivenNames = ({ profile, givenNames }: Found) => under(givenNames, profile);

const closerName = <Named extends Pick<Compared, 'judgement'>>(one: Named, other: Named): Named =>
  nameLikeness(other) > nameLikeness(one) ? other : one;

const nameLikeness = ({ judgement }: Pick<Compared, 'judgement'>): number => judgement.signals.name ?? 0;

/**
 * An account on the copy's own platform is the nearer one unless another has this many points more: about one part of a profile. The one
 * that a person compared it with themselves counts for twice as many, wherever it is.
 */
const HERE = 8;

/**
 * The stronger verdict counts, then the greater harm: a copied picture shows only beside an account whose picture is known. Then the score
 * in the whole points that people are shown, where an account on its platform, which a person would set it beside, has so many more.
 * Of as many points the one whose handle has fewer differences: the engine leaves periods out of account, and a report names each.
 */
function isNearer(one: Compared, other: Compared, beside: Beside): boolean {
  const rank = ({ judgement }: Compared) => VERDICTS.indexOf(judgement.verdict);
  const harm = (of: Compared) =>
    -SEVERITIES.indexOf(
      severityOf({ verdict: of.judgement.verdict as Finding['verdict'], reasons: reasonsOf(of) }).severity,
    );
  const points = ({ judgement, yours, theirs }: Compared) =>
    Math.floor(judgement.score) +
    (beside && isSameHandle(yours, beside) ? 2 * HERE : yours.platform === theirs.platform ? HERE : 0);
  return (
    (rank(one) - rank(other) ||
      harm(one) - harm(other) ||
      points(one) - points(other) ||
      differences(other) - differences(one) ||
      one.judgement.score - other.judgement.score) > 0
  );
}

/** In how many places the handles differ; more than any two can where nobody chose one of them. */
function differences({ yours, theirs }: Compared): number {
  const diff = chosenDiff(yours.handle, theirs.handle);
  return diff ? diff.steps.filter(({ kind }) => kind !== 'same').length : Number.MAX_SAFE_INTEGER;
}

/** As it is once its owner takes the code of a proof away: beside it, who copied the rest word for word has copied all. */
function withoutCode(profile: SeenProfile): SeenProfile {
  const bio = profile.bio && withoutCodes(profile.bio);
  return bio === profile.bio ? profile : { ...profile, bio };
}

const ofEngine = new WeakMap<SeenProfile, Profile>();

/**
 * The parts of a seen profile that the engine compares; null means the platform withheld it. One profile gives one object, with what
 * the engine has worked out of it: it is compared with many.
 */
function engineProfile(profile: SeenProfile): Profile {
  const known = ofEngine.get(profile);
  if (known) return known;
  const made: Profile = {
    platform: profile.platform,
    handle: profile.handle,
    name: profile.name ?? undefined,
    bio: withoutCodes(profile.bio ?? '') || undefined,
    location: profile.location ?? undefined,
    links: profile.links ?? undefined,
    photo: profile.photoHash ?? undefined,
    createdAt: profile.createdAt ?? undefined,
    followers: profile.followers ?? undefined,
    following: profile.following ?? undefined,
  };
  ofEngine.set(profile, made);
  return made;
}

/** The engine's evidence as the reasons of a finding; before all of it the copy that its picture derives from. */
export const reasonsOf = ({
  judgement: { evidence },
  mark,
}: Pick<Compared, 'judgement' | 'mark'>): Reason[] =>
  [
    ...(mark ? [mark] : []),
    ...evidence.map(({ signal, value, reason, side, adds }) => ({
      ...{ signal, value, words: reason.slice(0, 300), side, adds },
    })),
  ].slice(0, 30);
