import * as z from 'zod';
import { PictureType } from '../account/upload.ts';
import { Moment } from '../text.ts';

/** A profile picture that was fetched, or uploaded here, and kept, byte for byte; its file is named after its hash. */
export const KeptPicture = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.number().int(),
  contentType: PictureType,
  /** When these very bytes were first fetched, or taken from what was uploaded. */
  at: Moment,
  /** No account was seen to show it: its owner uploaded it here. */
  uploaded: z.literal(true).nullish(),
});
export type KeptPicture = z.infer<typeof KeptPicture>;

/** Profile pictures are small; a larger one is compared and not kept. */
export const largestKeptPicture = 1_000_000;
