import * as z from 'zod';
import { foldedKey } from '../engine/glyph/read-as.ts';
import { accountOfProof } from './proof.ts';

/** One proven account as copies are told by it: whose it is (a person, or `B#` and a business), its handle, and the name that it shows. */
export const ProtectedIdentity = z.object({
  owner: z.string(),
  handle: z.string(),
  nameKey: z.string().nullish(),
});
export type ProtectedIdentity = z.infer<typeof ProtectedIdentity>;

/** What changed about who is protected: an account that was proven, or one whose proof ended. */
export const IdentityChange = ProtectedIdentity.extend({ ended: z.literal(true).optional() });
export type IdentityChange = z.infer<typeof IdentityChange>;

const Proof = z.object({
  id: z.string(),
  owner: z.string(),
  since: z.string(),
  nameKey: z.string().nullish(),
});

/** What a row of the table SocialProof protects: claims, and what operators hold back, stand there too and protect nothing. */
export function identityOf(row: Record<string, unknown>): ProtectedIdentity | undefined {
  const { data } = Proof.safeParse(row);
  // Of a row that the next look writes with today's key, nothing has changed.
  const key = data?.nameKey && foldedKey(data.nameKey);
  return data && { owner: data.owner, handle: accountOfProof(data.id).handle, nameKey: key };
}
