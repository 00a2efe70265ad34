import * as z from 'zod';
import { PICTURE_EDITS } from '../engine/judge/judgement.ts';

/** A picture as it is compared where it stays with the person: PDQ, 64 hex digits, and how much detail there was. */
export const PicturePrint = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  quality: z.number().int().min(0).max(100),
});

export const PictureEdit = z.enum(PICTURE_EDITS);
