import * as z from 'zod/mini';
import { SIX_DIGITS } from '../../../lib/form/fault-words.ts';

/** A code as people type it, with spaces between the digits. */
export const SixDigits = z.object({
  code: z.string().check(
    z.maxLength(12),
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.regex(/^\d{6}$/, SIX_DIGITS),
  ),
});
