import type { SeenProfile } from '#domain/scan/finding';
import type { PhotoPrint } from '#domain/engine/judge/judgement';
import { largestKeptPicture } from '#domain/scan/kept-picture';
import type { SourceProgress } from '#domain/scan/scan';
import type { Look } from '#domain/scan/scan-plan';
import pMap from 'p-map';
import type { Source } from '../sources/source.ts';
import { SourceSilent } from '../sources/source.ts';
import { checkCanaries } from './canary.ts';
import { type Question, questionsFor } from './candidates.ts';
import type { FetchedImage, FetchImage } from './fetch-image.ts';
import type { HashImage } from './hash-image.ts';

/** A profile as found, with its picture's hash where it could be taken. */
export interface Found {
  profile: SeenProfile;
  photo?: PhotoPrint;
  /** The picture itself, where it is small enough to be kept. */
  image?: FetchedImage;
}

export interface LookServices {
  fetchImage: FetchImage;
  hashImage: HashImage;
  random: () => number;
  /** Takes so many questions from the platform's budget of this hour; false when it is used up. */
  mayAsk: (questions: number) => Promise<boolean>;
  /** Told after each few questions. */
  onProgress: (progress: SourceProgress) => Promise<void>;
}

const width = 6;
const tellEvery = 12;

/**
 * Looks on one platform: the protected profiles first, then every question. Gives what it found and how far it got;
 * a platform that falls silent half-way leaves what was found until then, "in part".
 */
export async function lookOn(
  source: Source,
  look: Look,
  extraNames: readonly string[],
  services: LookServices,
): Promise<{ own: Found[]; found: Found[]; missing: string[]; progress: SourceProgress }> {
  const own: Found[] = [];
  const found = new Map<string, Found>();
  const asked = new Set<string>();
  const missing: string[] = [];
  const progress: SourceProgress = {
    platform: look.platform,
    status: 'looking',
    asked: 0,
    total: 0,
    compared: 0,
    found: 0,
  };
  const withPhoto = async (profile: SeenProfile): Promise<Found> => {
    const image =
      profile.imageUrl && source.servesImage(profile.imageUrl)
        ? await services.fetchImage(profile.imageUrl)
        : undefined;
    const photo = image && (await services.hashImage(image));
    return {
      profile: { ...profile, ...(photo && { photoHash: photo.hash }) },
      ...(photo && { photo }),
      ...(image && image.bytes.length <= largestKeptPicture && { image }),
    };
  };
  const readProfile = async (handle: string) => {
    if (asked.has(handle.toLowerCase())) return;
    asked.add(handle.toLowerCase());
    const profile = await source.profile(handle);
    if (!profile) return void missing.push(handle.toLowerCase());
    found.set(profile.handle.toLowerCase(), await withPhoto(profile));
    progress.compared += 1;
  };
  const step = async () => {
    progress.asked += 1;
    if (progress.asked % tellEvery === 0) await services.onProgress({ ...progress });
  };
  try {
    await services.onProgress({ ...progress });
    await checkCanaries(source, services.random);
    for (const handle of look.handles) {
      asked.add(handle.toLowerCase());
      const profile = await source.profile(handle);
      if (profile) own.push(await withPhoto(profile));
    }
    // What an account on the list is called counts once it is proven: it may be anybody's.
    const proven = own.filter(({ profile }) => look.provenHere.includes(profile.handle.toLowerCase()));
    const names = [...extraNames, ...proven.flatMap(({ profile }) => profile.name ?? [])];
    const questions = questionsFor(look, names);
    progress.total = questions.length;
    if (!(await services.mayAsk(questions.length)))
      throw new SourceSilent('We have asked it as much as it allows this hour; the next search goes on.');
    await pMap(
      questions,
      async (question) => {
        for (const handle of await answersTo(question, source)) await readProfile(handle);
        await step();
      },
      { concurrency: width },
    );
    progress.status = 'looked';
  } catch (error) {
    if (!(error instanceof SourceSilent)) throw error;
    progress.status = progress.compared > 0 ? 'in part' : 'could not look';
    progress.note = error.why;
  }
  return { own, found: [...found.values()], missing, progress };
}

async function answersTo(question: Question, source: Source): Promise<string[]> {
  if (question.kind === 'handle') return [question.handle];
  return question.kind === 'search' ? source.searchHandles(question.text) : source.searchNames(question.text);
}
