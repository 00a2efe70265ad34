import { createHash } from 'node:crypto';
import * as z from 'zod';
import { markKey } from '#domain/engine/mark/mark-key';
import { copyName, type IssuedCopy } from '#domain/marked/issued-copy';
import { readEnvironment } from '../runtime/environment.ts';

/** The key that one copy of a person's picture is marked and read with. The same copy has the same one in a stage. */
export type CopyKey = (
  userId: string,
  copy: Pick<IssuedCopy, 'picture' | 'platform' | 'issuedAt'>,
) => Uint8Array;

/** @param secret the stage's own, at least 32 characters; from a key nobody finds back to it */
export function copyKeys(secret: string): CopyKey {
  const root = createHash('sha256').update(secret).digest();
  return (userId, copy) => markKey(root, Buffer.from(copy.picture, 'hex'), copyName(userId, copy));
}

/** With the secret of this stage. */
export const stageCopyKey = (): CopyKey =>
  copyKeys(readEnvironment({ MARK_KEY: z.string().min(32) }).MARK_KEY);
