import { foldedKey } from '#domain/engine/glyph/read-as';
import { nameKey as keyOfName } from '#domain/proof/name-key';
import { accountOfProof } from '#domain/proof/proof';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { Look } from '#domain/scan/scan-plan';
import type { Subject } from '#domain/subject/subject';
import { compare } from '../scan/compare.ts';
import { judgeFound } from '../scan/judge-found.ts';
import { type Found, pictureReader } from '../scan/look.ts';
import { ownPhoto } from '../scan/picture/own-photo.ts';
import { provenElsewhere, readAccounts } from '../scan/proven-elsewhere.ts';
import type { RunServices } from '../scan/run.ts';
import { pictureSource } from '../sources/picture-source.ts';
import { findingOf } from '../scan/same-account.ts';

export type SubjectServices = Pick<
  RunServices,
  | 'findings'
  | 'files'
  | 'integrations'
  | 'proofs'
  | 'sources'
  | 'web'
  | 'mayAsk'
  | 'fetchImage'
  | 'hashImage'
  | 'hashContent'
  | 'retry'
  | 'now'
>;

/** So long a picture may take, in ms. */
const patience = 6_000;
const note = 'Countersign came across it';

/**
 * Judges one profile that Countersign met for one person or business, as a search of their own would, and writes what imitates them.
 * What they know of already is left to their own searches, which see more of it. Gives what they should hear of.
 */
export async function judgeForSubject(
  profile: SeenProfile,
  { subject, look, at, since }: { subject: Subject; look: Look; at: string; since: string },
  services: SubjectServices,
): Promise<Finding[]> {
  const { findings, proofs, sources, web, now } = services;
  const known = await findings.list(subject.subjectId);
  const before = known.find(({ id }) => id === findingOf(profile, known));
  // An earlier try that died before it told wrote it after the profile was met.
  if (before && before.status !== 'RESOLVED' && (before.history.at(-1)?.at ?? '') < since) return [];
  const { proofs: proven, codes } = await proofs.ownedBy(subject.id);
  const stated = proven.map(({ id, nameKey, photoHash }): Found => {
    const name = subject.name ?? (nameKey && foldedKey(nameKey));
    return { profile: { ...accountOfProof(id), name, photoHash }, otherNames: subject.otherNames };
  });
  // Where they give no name here, that of their accounts is known by its key alone.
  const met = subject.name ? profile : { ...profile, name: keyOfName(profile.name) };
  // Nobody is asked about two who have nothing in common.
  if (!compare(stated, { profile: met }, {})) return [];
  const until = now() + patience;
  const shown = pictureSource(profile.platform, { sources, web });
  const candidate: Found = shown
    ? await pictureReader(shown, { ...services, timeLeft: () => until - now() })(profile)
    : { profile };
  const here = look.provenHere.map((handle) => ({ platform: look.platform, handle }));
  const own = await readAccounts(here, services);
  const { news } = await judgeFound(
    { look, looked: { own, found: [candidate] }, elsewhere: () => provenElsewhere(look, services) },
    { subject, photo: () => ownPhoto(subject, services), codes, known, at, since, note, clonesOnly: true },
    services,
  );
  return news;
}
