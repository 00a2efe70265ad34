import { createReadStream, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { PhotoPrint } from '../domain/impersonation/judgement.ts';
import { photoPrint } from '../domain/impersonation/photo-print.ts';
import { Profile } from '../domain/impersonation/profile.ts';
import { readImage } from './image-file.ts';

/** A profile with the picture its `photo` names already hashed. */
export type Subject = { profile: Profile; photo?: PhotoPrint };

/** The lines of a file with their numbers, one at a time: a file may be larger than memory. */
export async function* linesOf(file: string): AsyncGenerator<{ number: number; text: string }> {
  if (!existsSync(file)) throw new Error(`${file}: no such file`);
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    yield { number, text: number === 1 ? text.replace(/^\uFEFF/, '') : text };
  }
}

/** Reads profiles and the pictures they name; a picture is looked for here and beside the file that names it. */
export function createProfileReader(file: string, { views = false } = {}) {
  const prints = new Map<string, Promise<PhotoPrint>>();

  async function print(photo: string): Promise<PhotoPrint> {
    if (/^[0-9a-f]{64}$/i.test(photo)) return { hash: photo.toLowerCase() };
    const path =
      [resolve(photo), resolve(dirname(file), photo)].find((candidate) => existsSync(candidate)) ?? photo;
    const before = prints.get(path);
    if (before) return before;
    if (prints.size > 10_000) prints.clear();
    const made = readImage(path).then((pixels) => photoPrint(pixels, { views }));
    prints.set(path, made);
    return made;
  }

  return async function read(value: unknown): Promise<Subject> {
    const parsed = Profile.safeParse(value);
    if (!parsed.success) {
      const issue = parsed.error.issues[0]!;
      throw new Error(issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message);
    }
    const profile = parsed.data;
    return profile.photo ? { profile, photo: await print(profile.photo) } : { profile };
  };
}
