import { markKey } from '../../domain/engine/mark/mark-key.ts';
import { markOriginal } from '../../domain/engine/mark/mark-original.ts';
import { falseAlarmChance, falseAlarmWords, NAMED_SCORE } from '../../domain/engine/mark/mark-score.ts';
import { readMark } from '../../domain/engine/mark/read-mark.ts';
import { readImage } from '../image-file.ts';
import { readKeyFile } from './key-file.ts';
import type { MarkOptions } from './options.ts';
import { readPortrait } from './portrait.ts';

type Score = { copy: string; issued: string; score: number; chance: number };
/** What one picture says: its scores, the highest first, where it shows the original. */
export type Reading = { file: string; placed: boolean; found: Score[]; scores: Score[] };

/** Reads pictures against the copies of the original that the key file knows. */
export async function createMarkReader({ original, key }: MarkOptions & { what: 'read' }) {
  const kept = readKeyFile(key);
  if (!kept) throw new Error(`${key}: no such file`);
  const { picture, square } = await readPortrait(original);
  const copies = kept.copies.filter((one) => one.picture === picture);
  if (copies.length === 0)
    throw new Error(`${original}: no copies of exactly this file were issued with ${key}`);
  const [secret, hash] = [Buffer.from(kept.secret, 'hex'), Buffer.from(picture, 'hex')];
  const keys = copies.map(({ copy }) => markKey(secret, hash, copy));
  const known = markOriginal(square);
  return async (file: string): Promise<Reading> => {
    const read = readMark(await readImage(file), known, keys);
    if (read === 'not placed') return { file, placed: false, found: [], scores: [] };
    const scores = copies
      .map(({ copy, issued }, at): Score => {
        const score = Math.floor(100 * read[at]!) / 100;
        return { copy, issued, score, chance: falseAlarmChance(score, copies.length) };
      })
      .sort((a, b) => b.score - a.score);
    return { file, placed: true, found: scores.filter(({ score }) => score >= NAMED_SCORE), scores };
  };
}

/** The reading in a sentence; what it may say: docs/decisions/066-a-mark-for-each-copy.md. */
export function sentenceOf({ file, placed, found, scores }: Reading, original: string): string {
  if (!placed) return `${file}: does not seem to show ${original}.`;
  if (found.length === 0)
    return `${file}: shows ${original}; no mark found. It may still be yours: marks are lost in small or edited pictures.`;
  const copies = found.map(({ copy, issued }) => `“${copy}” on ${issued.slice(0, 10)}`).join(' and ');
  const least = found.at(-1)!;
  const chance = falseAlarmWords(least.score, scores.length);
  return `${file}: derives from the ${found.length > 1 ? 'copies' : 'copy'} issued as ${copies}. A picture without that mark would score ${least.score.toFixed(1)} ${chance}.`;
}
