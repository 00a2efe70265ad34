import { day, seconds } from '#domain/durations';
import { keyHash } from '../runtime/hash.ts';
import type { OnceStore } from '../store/once.ts';

/** A comparison that waits to become a case is kept for a week (web/src/features/compare/kept.ts). */
const kept = 8 * day;

const idOf = (userId: string, words: string) => `mark-read#${keyHash(`${userId}#${words}`)}`;

/** Remembers that we read a mark for a person, so that a case or finding of theirs may say so. */
export const noteReading = (
  once: Pick<OnceStore, 'keep'>,
  { userId, words, now }: { userId: string; words: string; now: number },
): Promise<void> =>
  once.keep({ id: idOf(userId, words), request: '', expiresAt: seconds(now + kept), owner: userId });

/** Whether these very words are of a reading of ours for that person. */
export const wasRead = (
  once: Pick<OnceStore, 'has'>,
  { userId, words, now }: { userId: string; words: string; now: number },
): Promise<boolean> => once.has(idOf(userId, words), seconds(now));
