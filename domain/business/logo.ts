import * as z from 'zod';
import { PictureType } from '../account/upload.ts';

/** Bytes: its row has room for so much in base64. */
export const largestLogo = 255_000;

/** The logo of a business, as one of its admins gave it. */
export const Logo = z.object({
  contentType: PictureType,
  base64: z.string().min(20).max(340_000),
});
export type Logo = z.infer<typeof Logo>;
