import { displayName, type User } from '#domain/account/user';
import { accountHandle } from '#domain/platform/social-account';
import { showsCopiedCode } from '#domain/proof/proof-code';
import { type Finding, isClone, type SeenProfile } from '#domain/scan/finding';
import type { Look } from '#domain/scan/scan-plan';
import type { FindingStore, StoredFinding } from '../store/finding.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { UserFiles } from '../store/user-files.ts';
import type { Retry } from '../runtime/retry.ts';
import { type Compared, compare } from './compare.ts';
import type { Found, Looked } from './look.ts';
import { alsoWithPhoto, type OwnPhoto } from './picture/own-photo.ts';
import { recordSight } from './record.ts';
import { findingOf } from './same-account.ts';

export interface JudgeServices {
  findings: Pick<FindingStore, 'get' | 'write'>;
  files: Pick<UserFiles, 'putPicture'>;
  proofs: Pick<SocialProofStore, 'ownersOf'>;
  retry: Retry;
}

interface JudgedFor {
  user: User;
  photo: OwnPhoto | undefined;
  /** Codes made for the person: on another account they tell who copied it. */
  codes: ReadonlySet<string>;
  /** Their findings, as they were read a moment ago. */
  known: readonly StoredFinding[];
  at: string;
  since?: string;
  /** How it came to us, for the timeline. */
  note?: string;
  /** True: whoever only shares something with the person is not written down. */
  clonesOnly?: boolean;
}

/** Of an account that is not proven only what looks like the handle itself may be shown: from here on a handle counts as look-alike. */
const lookalikeFrom = 0.5;

/**
 * Judges what a look on one platform found against the person's own profiles, and writes what may imitate them. Gives how
 * many those are, which findings they belong to, and those of which the person should hear.
 */
export async function judgeFound(
  {
    look,
    looked: { own, found },
    elsewhere,
  }: { look: Look; looked: Pick<Looked, 'own' | 'found'>; elsewhere: readonly Found[] },
  { user, photo, codes, known, at, since, note, clonesOnly }: JudgedFor,
  services: JudgeServices,
): Promise<{ recorded: number; met: ReadonlySet<string>; news: Finding[] }> {
  const read = [...own, ...elsewhere];
  const unread = (own.length > 0 ? [] : look.here).concat(read.length > 0 ? [] : look.handles);
  const stated = [...new Set(unread)].map((handle): Found => ({
    profile: said(look, handle, displayName(user)),
  }));
  const protectedProfiles = alsoWithPhoto([...read, ...stated], photo);
  const isProven = ({ handle }: SeenProfile) => look.proven.includes(handle.toLowerCase());
  // It may look most like an account that is not proven, and still be told as like one that is.
  const provenProfiles = protectedProfiles.filter(({ profile }) => isProven(profile));
  const mine = ownHandles(user, look);
  const others = found.filter(({ profile }) => !mine.has(profile.handle.toLowerCase()));
  const owners = await services.proofs.ownersOf(
    look.platform,
    others.map(({ profile }) => profile.handle),
  );
  let recorded = 0;
  const met = new Set<string>();
  const news: Finding[] = [];
  for (const candidate of others) {
    const owner = owners.get(candidate.profile.handle.toLowerCase());
    const provenBy =
      owner === undefined ? undefined : owner === user.id ? ('protected' as const) : ('other' as const);
    const copiedProof = showsCopiedCode(candidate.profile, codes);
    const counts = (seen: Compared | undefined): seen is Compared =>
      !!seen &&
      (copiedProof ||
        (look.byName && isProven(seen.yours)) ||
        (seen.judgement.signals.handle ?? 0) >= lookalikeFrom);
    const likest = (profiles: readonly Found[]) => {
      const compared = compare(profiles, candidate, { provenBy, copiedProof });
      return counts(compared) ? compared : undefined;
    };
    const compared = likest(protectedProfiles) ?? likest(provenProfiles);
    if (!compared || (clonesOnly && !isClone(compared.judgement))) continue;
    recorded += 1;
    const id = findingOf(compared.theirs, known);
    const before = met.has(id) ? undefined : known.find((one) => one.id === id);
    met.add(id);
    const seen = await recordSight(services, user.id, compared, { at, note, since, id, before });
    if (seen) news.push(seen);
  }
  return { recorded, met, news };
}

/** The account could not be read: what the person said of it is all there is. */
const said = ({ platform }: Look, handle: string, name: string | undefined): SeenProfile => ({
  platform,
  handle,
  name,
});

const ownHandles = (user: User, { platform }: Look): Set<string> =>
  new Set(
    (user.socialMediaAccounts ?? []).flatMap((account) =>
      account.platform === platform ? [accountHandle(account)?.toLowerCase() ?? ''] : [],
    ),
  );
