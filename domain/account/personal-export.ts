import * as z from 'zod';
import { Moment } from '../text.ts';

/** Everything stored about a person, table by table, as it is stored. In parts, because an answer has a largest size. */
export const PersonalExport = z.object({
  exportedAt: Moment,
  /** By table: its rows about the caller. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** Their own files. */
  files: z.array(z.object({ key: z.string(), bytes: z.number(), changedAt: z.string() })),
  /** What the identity service keeps, beside a password that nobody can read; with the last part. */
  signIn: z
    .object({
      name: z.string(),
      email: z.string().nullish(),
      emailVerified: z.boolean(),
      phone: z.string().nullish(),
      phoneVerified: z.boolean(),
      secondSteps: z.array(z.string()),
    })
    .nullish(),
  /** Ask for this part next; null on the last. */
  nextPart: z.number().int().nullable(),
});
export type PersonalExport = z.infer<typeof PersonalExport>;
