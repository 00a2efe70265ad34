import * as z from 'zod';
import { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import { Id } from '../text.ts';
import { accountOfProof, type SocialProof } from './proof.ts';
import { publicCheck } from './public-check.ts';

/** Letters and digits that nobody mistakes for another. Sixteen of 31 are 79 bits: no page is found by trying. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 16;

/** What ends the address of a page, /accounts/<id>. It says nothing of its owner. */
export const PageId = z.string().regex(/^[2-9a-hjkmnp-z]{16}$/, 'This is not the address of such a page.');

/** A person's own page: its address, which stays when the page is closed and opened again. */
export const OwnPage = z.object({ id: PageId, owner: Id, shown: z.boolean() });
export type OwnPage = z.infer<typeof OwnPage>;

/** One account of a page. Days are YYYY-MM-DD, UTC. */
export const PageAccount = z.object({
  platform: Platform,
  handle: z.string(),
  confirmedSince: z.string(),
  lastCheckedOn: z.string(),
});
export type PageAccount = z.infer<typeof PageAccount>;

/** What the page of a business says of it: of this alone the contract speaks, which every page loads. Days are YYYY-MM-DD, UTC. */
export const PageBusiness = z.object({
  domain: z.string(),
  /** Only where the domain says it, too: anybody may type any name. */
  name: z.string().nullable(),
  provenSince: z.string(),
  lastCheckedOn: z.string(),
});
export type PageBusiness = z.infer<typeof PageBusiness>;

/** @param random cryptographic, 0 <= value < 1 */
export const newPageId = (random: () => number): string =>
  Array.from({ length }, () => letters[Math.floor(random() * letters.length)]!).join('');

/** Whether a review holds back something that its owner shows on the page. */
export const isPaused = (proofs: readonly SocialProof[]): boolean =>
  proofs.some((proof) => publicCheck(proof).state === 'paused');

/**
 * What a page shows of its owner's proofs: those that they show in public and that no review holds back, by the names of the
 * platforms. No name of a person: whoever opened the page could have chosen any.
 */
export function pageAccounts(proofs: readonly SocialProof[]): PageAccount[] {
  const shown = proofs.flatMap((proof): PageAccount[] => {
    const check = publicCheck(proof);
    if (check.state !== 'confirmed') return [];
    const { confirmedSince, lastCheckedOn } = check;
    return [{ ...accountOfProof(proof.id), confirmedSince, lastCheckedOn }];
  });
  const title = ({ platform, handle }: PageAccount) => `${platformTable[platform].name} ${handle}`;
  return shown.sort((a, b) => title(a).localeCompare(title(b), 'en'));
}
