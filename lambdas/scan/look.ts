import type { SeenProfile } from '#domain/scan/finding';
import type { CanaryAnswer } from '#domain/operations/source-answers';
import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { largestKeptPicture } from '#domain/scan/kept-picture';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { type FreeHandle, mostFree } from '#domain/scan/free-handle';
import type { SourceProgress } from '#domain/scan/scan';
import type { Look } from '#domain/scan/scan-plan';
import pMap from 'p-map';
import { sha256 } from '../runtime/hash.ts';
import { type Sight, type Source, SourceSilent } from '../sources/source.ts';
import { canariesFor, canaryAnswer } from './canary.ts';
import { type Candidates, candidatesFor } from './candidates.ts';
import type { FetchedImage, FetchImage } from './picture/fetch-image.ts';
import type { HashImage } from './picture/hash-image.ts';
import { Questions, type Way } from './questions.ts';

/** A profile as found, with its picture's hash where it could be taken. */
export interface Found {
  profile: SeenProfile;
  /** One's own account, whose name nobody has read: what else its owner is called. */
  otherNames?: readonly string[] | undefined;
  /** One's own account as its platform shows it: what else its owner says to be called. It counts beside what is like it anyway. */
  givenNames?: readonly string[] | undefined;
  /** Of a handle that only a domain names: since when an own account is there. Who was there before imitates that account, or nobody. */
  since?: string | undefined;
  /** Of a spelling of the domain's name ("kathe"): the name as the domain has it ("käthe"), which is what was protected. */
  spells?: string | undefined;
  photo?: PhotoPrint;
  /** Which file its picture is: the same one means that nothing changed. */
  file?: string;
  /** The picture itself, where it is small enough to be kept. */
  image?: FetchedImage;
  /** Which picture it is can be told from its address (`namesPicture`), */
  byAddress?: boolean;
  /** and it has not been read yet: this reads it. */
  unread?: () => Promise<Found>;
}

export interface LookServices {
  fetchImage: FetchImage;
  hashImage: HashImage;
  /** What a picture shows that was set on white, as others cut it. */
  hashContent?: HashImage | undefined;
  /** With what tells a mirrored or cut copy by its hash alone. */
  hashViews?: HashImage | undefined;
  random: () => number;
  now: () => number;
  /** Takes so many questions from the platform's budget; false when it is used up. */
  mayAsk: (way: Way, questions: number) => Promise<boolean>;
  /** Told at the start, at the first answer, and once a second while further questions are answered. */
  onProgress: (progress: SourceProgress) => Promise<void>;
  patience?: Patience;
  /**
   * Pictures that are small enough to be held are hashed by whoever compares them (`printed`), and those that are known by their address
   * are read by them.
   */
  hashLater?: boolean;
}

/** What a look on one platform gave. */
export interface Looked {
  own: Found[];
  found: Found[];
  /** Handles, in small letters, that the platform says nobody has, or whose account it has suspended. */
  missing: ReadonlyMap<string, 'nobody' | 'suspended'>;
  progress: SourceProgress;
  /** Why it was silent, where it was. */
  silence?: SourceSilent;
  /** What it said of accounts that do not exist, where it was asked and answered. */
  canary?: CanaryAnswer;
}

/** Milliseconds from the start after which no more of it is begun for one person on one platform. */
export interface Patience {
  questions: number;
  pictures: number;
  /** Whether what was not met is gone. */
  gone: number;
}
/** The function that works off the queue has a minute. */
export const ourPatience: Patience = { questions: 35_000, pictures: 43_000, gone: 48_000 };
/** ms between two messages of one source: a page needs no more, and each one costs. */
const tellEach = 1_000;
export const picturesAtOnce = { concurrency: 6 };

/**
 * Looks on one platform: the protected profiles first, then searches, then the look-alikes and what the searches led to, in
 * batches. Gives what it found and how far it got; a platform that falls silent half-way leaves what was found until then,
 * "in part".
 */
export async function lookOn(
  source: Source,
  look: Look,
  extraNames: readonly string[],
  services: LookServices,
): Promise<Looked> {
  const { platform } = look;
  const own: Found[] = [];
  const found = new Map<string, SeenProfile>();
  const missing = new Map<string, 'nobody' | 'suspended'>();
  const asked = new Set<string>();
  const answers: Sight[] = [];
  const progress: SourceProgress = { platform, status: 'looking', asked: 0, total: 0, compared: 0, found: 0 };
  const { patience = ourPatience } = services;
  const began = services.now();
  let told = 0;
  const timeLeft = (until: number) => began + until - services.now();
  const questions = new Questions(source, {
    mayAsk: services.mayAsk,
    timeLeft: () => timeLeft(patience.questions),
    onAnswer: async () => {
      progress.asked += 1;
      progress.compared = found.size;
      if (services.now() < told + tellEach) return;
      told = services.now();
      await services.onProgress({ ...progress });
    },
  });
  const withPicture = pictureReader(source, { ...services, timeLeft: () => timeLeft(patience.pictures) });
  const candidate = async (profile: SeenProfile): Promise<Found> => {
    const { imageUrl } = profile;
    if (!imageUrl || !services.hashLater || !source.namesPicture?.(imageUrl)) return withPicture(profile);
    const unread = async () => ({ ...(await withPicture(profile)), byAddress: true });
    return { profile, byAddress: true, unread };
  };
  const sights = async (handles: readonly string[]): Promise<[string, Sight][]> => {
    const fresh = [...new Set(handles.map((handle) => handle.toLowerCase()))].filter(
      (one) => !asked.has(one),
    );
    for (const handle of fresh) asked.add(handle);
    const batches = questions.batches(fresh);
    progress.total += batches.length;
    const told = (await questions.each('lookUp', batches, (batch) => source.lookUp(batch))).flatMap((one) => [
      ...one,
    ]);
    answers.push(...told.map(([, sight]) => sight));
    return told;
  };
  const note = (all: readonly [string, Sight][]) => {
    for (const [handle, sight] of all)
      if (sight.is === 'there') found.set(sight.profile.handle.toLowerCase(), sight.profile);
      else if (sight.is !== 'withheld') missing.set(handle, sight.is);
  };

  await services.onProgress({ ...progress });
  const canaries = canariesFor(platform, services.random);
  const first = new Map(await sights([...canaries, ...look.here]));
  const canary = canaryAnswer(canaries.flatMap((handle) => first.get(handle) ?? []));
  if (canary === 'there')
    questions.silences.set(
      'lookUp',
      new SourceSilent('It answered for accounts that don’t exist, so its answers don’t count.'),
    );
  else {
    for (const handle of look.here) {
      const sight = first.get(handle.toLowerCase());
      if (sight?.is === 'there') own.push(await withPicture(sight.profile));
    }
    // What an account on the list is called counts once it is proven: it may be anybody's.
    const proven = own.filter(({ profile }) => look.provenHere.includes(profile.handle.toLowerCase()));
    const names = [...extraNames, ...proven.flatMap(({ profile }) => profile.name ?? [])];
    const { lookalikes, likeness, searches } = candidatesFor(look, names, source);
    // A source that is silent from the start is not asked in another way.
    const reached = questions.silences.size === 0;
    progress.total += reached ? searches.length : 0;
    const hits = (
      await questions.each('search', reached ? searches : [], ({ text, where }) =>
        source.search!(text, where),
      )
    ).flat();
    for (const { profile } of hits)
      if (profile && !asked.has(profile.handle.toLowerCase()))
        found.set(profile.handle.toLowerCase(), profile);
    const unseen = hits.flatMap(({ handle, profile }) => (profile ? [] : [handle]));
    // What is there comes before what may be.
    const told = await sights([...unseen, ...lookalikes.filter((one) => !found.has(one))]);
    note(told);
    const free = freeHandles(platform, told, likeness);
    if (free.length > 0) progress.free = free;
  }
  progress.compared = found.size;
  const limits = withheldWhy(answers, canary);
  const showsNobody = limits !== undefined && answers.every(({ is }) => is !== 'there');
  // Of the accounts that it never shows it told nothing; of those that it does show it did.
  const showsSome = platformTable[platform].searchFinds !== undefined;
  const silence =
    questions.silences.get('lookUp') ??
    questions.silences.get('search') ??
    // One that shows nobody has told nothing. What its form of handles rules out is nobody's without asking.
    (showsNobody && !showsSome ? new SourceSilent(limits, 'refused') : undefined);
  if (silence) progress.status = found.size > 0 ? 'in part' : statusOf(silence);
  else progress.status = showsNobody ? 'in part' : 'looked';
  if (silence) progress.note = silence.why;
  else if (showsNobody) progress.note = limits;
  else if (limits) progress.limits = limits;
  return {
    own,
    found: await pMap([...found.values()], candidate, picturesAtOnce),
    missing,
    progress,
    ...(silence && { silence }),
    ...(canary && { canary }),
  };
}

/** How a part of a scan stands to which a source said nothing. */
export const statusOf = ({ kind }: SourceSilent): 'not connected' | 'could not look' =>
  kind === 'not connected' ? kind : 'could not look';

/** Look-alikes that the platform itself says nobody has, the likeliest of each handle first. */
function freeHandles(
  platform: Platform,
  told: readonly [string, Sight][],
  likeness: Candidates['likeness'],
): FreeHandle[] {
  const reserved = platformTable[platform].reserved ?? [];
  return told
    .flatMap(([handle, { is }]) => {
      const known = likeness.get(handle);
      return is === 'nobody' && known && !reserved.includes(handle) ? [{ handle, ...known }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostFree)
    .map(({ handle, like }) => ({ handle, like }));
}

/** A platform that withholds even the accounts that nobody has, says why: a copy may be among those it does not show. */
const withheldWhy = (answers: readonly Sight[], canary: CanaryAnswer | undefined): string | undefined =>
  canary === 'withheld' ? answers.find((sight) => sight.is === 'withheld')?.why : undefined;

/** Fetches a profile's picture from hosts that the source vouches for, and hashes it; none is begun when no time is left. */
export const pictureReader =
  (
    source: Pick<Source, 'servesImage'>,
    {
      fetchImage,
      hashImage,
      hashLater,
      timeLeft,
    }: Pick<LookServices, 'fetchImage' | 'hashImage' | 'hashLater'> & { timeLeft: () => number },
  ) =>
  async (profile: SeenProfile): Promise<Found> => {
    const image =
      timeLeft() > 0 && profile.imageUrl && source.servesImage(profile.imageUrl)
        ? await fetchImage(profile.imageUrl)
        : undefined;
    const isHeld = image && image.bytes.length <= largestKeptPicture;
    const photo = image && !(isHeld && hashLater) ? await hashImage(image) : undefined;
    return {
      profile: { ...profile, ...(photo && { photoHash: photo.hash }) },
      ...(image && { file: sha256(image.bytes).slice(0, 32) }),
      ...(photo && { photo }),
      ...(isHeld && { image }),
    };
  };

/** A profile with its picture hashed, where that was left for later. */
export async function printed(found: Found, hashImage: HashImage): Promise<Found> {
  const photo = found.photo ?? (found.image && (await hashImage(found.image)));
  return photo ? { ...found, photo, profile: { ...found.profile, photoHash: photo.hash } } : found;
}
