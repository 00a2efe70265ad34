import { createReadStream, existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PhotoPrint } from '../domain/engine/judge/judgement.ts';
import { photoPrint } from '../domain/engine/photo/photo-print.ts';
import { Profile } from '../domain/engine/profile/profile.ts';
import { readImage } from './image-file.ts';

/** A profile with the picture its `photo` names already hashed. */
export type Subject = { profile: Profile; photo?: PhotoPrint };

/** Two of the longest profiles there can be, each character escaped, stay under 6 million. */
const MAX_LINE = 8_000_000;

/** One line; `parse` throws an Error that says what is wrong with it. */
export type Line = { number: number; isEmpty: boolean; parse: () => unknown };

/**
 * The lines of a file with their numbers, one at a time: a file may be larger than memory. So may a line, of which no more
 * than MAX_LINE characters are kept. Only a line feed ends a line: JSON may hold U+2028 as it is.
 */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  if (!existsSync(file)) throw new Error(`${file}: no such file`);
  let number = 0;
  let parts: string[] = [];
  let length = 0;
  const add = (part: string) => {
    length += part.length;
    if (length <= MAX_LINE) parts.push(part);
    else parts = [];
  };
  const finish = () => {
    const line = lineOf((number += 1), parts.join(''), length > MAX_LINE);
    [parts, length] = [[], 0];
    return line;
  };
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      add(chunk.slice(from, at));
      yield finish();
      from = at + 1;
    }
    add(chunk.slice(from));
  }
  if (length > 0) yield finish();
}

function lineOf(number: number, raw: string, isTooLong: boolean): Line {
  const text = (number === 1 ? raw.replace(/^\uFEFF/, '') : raw).trim();
  const parse = (): unknown => {
    if (isTooLong) throw new Error(`over ${MAX_LINE / 1e6} million characters`);
    return JSON.parse(text);
  };
  return { number, isEmpty: text === '' && !isTooLong, parse };
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
