import { createHmac } from 'node:crypto';
import { readEnvironment } from '../../runtime/environment.ts';
import * as z from 'zod';

/** The key of somebody's row on the list of those who are left out. The same address has the same one in a stage. */
export type Fingerprint = (emailAddress: string) => string;

/** @param key the stage's own secret, at least 32 characters */
export const fingerprinter =
  (key: string): Fingerprint =>
  (emailAddress) =>
    `address#${createHmac('sha256', key).update(emailAddress).digest('base64url')}`;

/** With the key of this stage. */
export const stageFingerprint = (): Fingerprint =>
  fingerprinter(readEnvironment({ OPT_OUT_KEY: z.string().min(32) }).OPT_OUT_KEY);
