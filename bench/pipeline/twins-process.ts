import { hour } from '#domain/durations';
import type { Platform } from '#domain/platform/platform';
import type { Known } from '../../platforms/population/newcomer.ts';
import type { Photo, PhotoEdit, PlatformName } from '../../platforms/population/profile.ts';
import { createPortraits } from '../../platforms/portraits/portrait.ts';
import { twinFetch } from '../../platforms/twin-fetch.ts';
import { createPlatforms } from '../../platforms/twins.ts';
import { answerAs } from './other-process.ts';

/** A question to a platform, and what it answers. */
export interface TwinCall {
  address: string;
  method: string;
  headers: [string, string][];
  body?: string | undefined;
}
export interface TwinAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
}

/** As many different portraits as are drawn: drawing is not measured. */
const faces = 24;
/** The platforms' clock goes on to their next window when one is used up: what they allow is not measured here. */
let moved = 0;
const since = Date.now();
const platforms = createPlatforms({
  ...{ seed: 'countersign', now: () => Date.now() + moved, since, size: 500 },
});
const answers = twinFetch(platforms);
const pictureOf = createPortraits();
const drawn = new Map<string, ReturnType<typeof pictureOf>>();

answerAs({
  protect: (all: { handle: string; known: Known; platform: PlatformName }[]) => {
    for (const { handle, known, platform } of all) platforms.protect(handle, known, platform);
  },
  fetch: async ({ address, ...init }: TwinCall): Promise<TwinAnswer> => {
    const once = () => answers(address, { ...init, body: init.body ?? null });
    let answer = await once();
    if (answer.status === 429 || answer.status === 403) {
      moved += hour;
      answer = await once();
    }
    const { status, headers } = answer;
    return { status, headers: [...headers], body: new Uint8Array(await answer.arrayBuffer()) };
  },
  /** Faces are few, edits as they are: a copy shows the face of its victim, recompressed, cropped or mirrored. */
  picture: async (address: string): Promise<TwinAnswer> => {
    const [, , platform, , handle] = new URL(address).pathname.split('/');
    const profile = platforms.population.get(
      decodeURIComponent(handle!),
      platform!.toUpperCase() as Platform & PlatformName,
    );
    const photo: Photo = {
      seed: `face ${placeOf(profile!.photo.seed)}`,
      edits: profile!.photo.edits.map(rounded),
    };
    const key = JSON.stringify(photo);
    const { type, body } = await (drawn.get(key) ?? drawn.set(key, pictureOf(photo)).get(key)!);
    return { status: 200, headers: [['content-type', type]], body: new Uint8Array(body) };
  },
});

/** Edits in a few strengths, so that the same picture comes again. */
function rounded(edit: PhotoEdit): PhotoEdit {
  if (edit.kind === 'recompressed') return { ...edit, quality: 60 };
  if (edit.kind === 'resized') return { ...edit, side: 200 };
  return edit.kind === 'mirrored' ? edit : { ...edit, percent: 10 };
}

/** The same face for the same seed. */
function placeOf(address: string): number {
  let sum = 0;
  for (const letter of address) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % faces;
}
