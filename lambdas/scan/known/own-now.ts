import { accountHandle } from '#domain/platform/social-account';
import type { Platform } from '#domain/platform/platform';
import { type Finding, isRead, type SeenProfile } from '#domain/scan/finding';
import { fittedHandles } from '#domain/scan/fitted-handles';
import type { Subject } from '#domain/subject/subject';
import type { Found } from '../look.ts';
import { isBare } from './given-anew.ts';
import { namesBeside, saysItsNames } from './given-names.ts';
import { withItsPicture } from './kept-own.ts';
import { labelsAs } from './labels.ts';
import { withPictures } from './own-accounts.ts';
import { isSameHandle } from '../same-account.ts';
import { readAccounts, type ReadServices } from '../proven-elsewhere.ts';

/** Each costs a question. */
const mostRead = 10;

interface OwnNow {
  /** What an account is compared with. */
  own: Found[];
  /** What it is compared with where it is like none of those. */
  stated: Found[];
  /** Those that their platforms show now. */
  read: Found[];
}

type OwnSubject = Pick<
  Subject,
  'kind' | 'name' | 'otherNames' | 'socialMediaAccounts' | 'domainProven' | 'label'
>;

/**
 * The accounts that a person or a business lists, as a search would compare them: those on the platform, and elsewhere the proven ones, each as
 * its platform shows it now, or else as a scan saw it last, which speaks against a namesake as well as for a copy. A handle and a name
 * alone count on their own platform, where no account shows anything, and where they are what a business's proven domain says, which proves
 * its accounts, too. `before`: the account beside which it was found. `beside`: the one that they compared it with, which counts wherever it
 * is. `kept`: what counts of those as well that nobody shows now.
 */
export async function ownNow(
  subject: OwnSubject,
  platform: Platform,
  {
    known,
    before,
    beside,
    kept,
  }: {
    known: readonly Finding[];
    before: SeenProfile | undefined;
    beside?: Pick<SeenProfile, 'platform' | 'handle'> | undefined;
    kept: readonly Found[];
  },
  services: ReadServices,
): Promise<OwnNow> {
  const listed = ownProfiles(subject);
  const isHere = (profile: SeenProfile) => profile.platform === platform;
  const isBeside = (profile: SeenProfile) => !!beside && isSameHandle(profile, beside);
  const compared = listed.filter(
    ({ account, profile }) =>
      isHere(profile) || isBeside(profile) || account.verifiedAt || subject.domainProven,
  );
  const profiles = compared
    .map(({ profile }) => profile)
    .sort((a, b) => Number(isHere(b)) - Number(isHere(a)));
  const read = await readAccounts(profiles.slice(0, mostRead), services);
  const newest = known.toSorted((a, b) => (a.lastSeen < b.lastSeen ? 1 : -1)).map(({ yours }) => yours);
  const pictured = await withPictures(
    listed.flatMap(({ profile: stated }) => kept.find(({ profile }) => isSameHandle(profile, stated)) ?? []),
    services,
  );
  const shown = listed.flatMap(({ account, profile: stated }): Found[] => {
    const isIt = (profile: SeenProfile) => isSameHandle(profile, stated);
    const seen = [...(before ? [before] : []), ...(profiles.some(isIt) ? newest : [])].find(
      (profile) => isIt(profile) && !isBare(profile),
    );
    const found =
      read.find(({ profile }) => isIt(profile)) ??
      pictured.find(({ profile }) => isIt(profile)) ??
      (seen && asSeen(seen, subject));
    // What is compared here nobody has searched for: it was given to us, or found before.
    const isProven = account.verifiedAt || subject.domainProven;
    const names = found && namesBeside(found.profile.name, subject);
    const counted = isProven
      ? { otherNames: names }
      : saysItsNames(subject, found?.profile.name)
        ? { givenNames: names }
        : {};
    const own = found && { ...found, ...counted };
    if (!own || isHere(stated)) return own ? [own] : [];
    // Counts compare only within one platform.
    const { followers: _, following: __, ...profile } = own.profile;
    return [{ ...own, profile }];
  });
  const bare = listed
    .filter(({ profile: stated }) => !shown.some(({ profile }) => isSameHandle(profile, stated)))
    .map(({ profile }): Found => ({ profile, otherNames: subject.otherNames }));
  const labels = labelsAs(subject.label, subject.label ? fittedHandles(platform, subject.label) : [], {
    ...{ platform, name: subject.name },
    own: [...shown, ...bare.filter(({ profile }) => isHere(profile))].map(({ profile }) => profile),
    unread: bare.map(({ profile }) => profile),
  });
  if (shown.length === 0) return { own: [...bare, ...labels], stated: [], read };
  const isReadHere = shown.some(({ profile }) => isHere(profile));
  const bareHere = bare.filter(({ profile }) => isBeside(profile) || (!isReadHere && isHere(profile)));
  return { own: [...shown, ...bareHere, ...labels], stated: bare, read };
}

/** An account as an earlier comparison has it. Of one that it didn't see it has a name that its owner gave then: those that they give now count. */
function asSeen(seen: SeenProfile, subject: OwnSubject): Found {
  const profile = withItsPicture(seen);
  if (isRead(seen) || !subject.name) return { profile };
  return { profile: { ...profile, name: subject.name }, otherNames: namesBeside(subject.name, subject) };
}

/** Their own accounts, as they state them: a handle each, under their name. */
const ownProfiles = ({ name, socialMediaAccounts }: OwnSubject) =>
  (socialMediaAccounts ?? []).flatMap((account) => {
    const handle = accountHandle(account);
    if (handle === undefined) return [];
    const { platform, pageUrl: url } = account;
    const profile: SeenProfile = { platform, handle, url, name: name ?? null };
    return [{ account, profile }];
  });
