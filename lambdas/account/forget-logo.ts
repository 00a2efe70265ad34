import * as z from 'zod';
import { businessAsSubject } from '#domain/business/as-subject';
import { forgetUploaded } from './forget-uploaded.ts';
import type { BusinessStore } from '../store/business/business.ts';

/** A business whose logo was taken away, on the queue of what is removed. */
export const LogoJob = z.object({ logoOf: z.string().min(1) });
export type LogoJob = z.infer<typeof LogoJob>;

/** Removes what findings of a business show of its logo, unless it has one again. May be repeated. */
export async function forgetLogo(
  { logoOf }: LogoJob,
  services: { businesses: Pick<BusinessStore, 'get'> } & Parameters<typeof forgetUploaded>[1],
): Promise<void> {
  const business = await services.businesses.get(logoOf);
  if (!business || business.logoImagePath) return;
  // Nobody is told what came of it.
  const as = { businessId: business.id, givenBy: business.adminId };
  await forgetUploaded({ ...businessAsSubject(business), as }, services);
}
