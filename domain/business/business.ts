import * as z from 'zod';
import { mostListed, SocialAccount } from '../platform/social-account.ts';
import { Id, Moment, WebAddress, line } from '../text.ts';
import { Address } from '../account/user.ts';
import { BusinessPlan } from '../plan/business-plan.ts';
import { DomainProof, LostProof } from './domain-proof.ts';

/** Digits with the signs that people write between them, and an extension; an empty one is none. */
const phoneForm =
  /^(?:[+(\s]*\p{Nd}(?:[\s()./\u2010-\u2013-]*\p{Nd}){2,}(?:\s*(?:ext\.?|x|#)\s*\p{Nd}+)?)?$/iu;
const KeptPhone = z.string().trim().max(30);
const WrittenPhone = KeptPhone.regex(phoneForm, 'Please enter a phone number, like +1 860 555 0100.')
  .transform((phone) => phone || null)
  .nullish();

/** What an admin may change through updateBusiness: never adminId, seats, plan or domain. */
export const BusinessPatch = z.object({
  name: line(200).nullish(),
  website: WebAddress.nullish(),
  department: line(200).nullish(),
  shortName: line(60).nullish(),
  logoImagePath: line(1024).nullish(),
  address: Address.nullish(),
  email: z.string().max(254).nullish(),
  phone: WrittenPhone,
  socialMediaAccounts: z.array(SocialAccount).max(mostListed).nullish(),
});
export type BusinessPatch = z.infer<typeof BusinessPatch>;

/** A business account: one admin who owns it, a number of seats. */
export const Business = BusinessPatch.extend({
  id: Id,
  adminId: Id,
  /** Once anything could be saved as one. */
  phone: KeptPhone.nullish(),
  domain: line(253).nullish(),
  /** Of the domain above, as long as it stands in the DNS. */
  domainProof: DomainProof.nullish(),
  /** Of a domain that was given up for another: whoever comes back to it before it would be looked at again has had it all along. */
  formerProof: DomainProof.nullish(),
  /** The record of the domain above was there and is gone; until it is proven anew. */
  lostProof: LostProof.nullish(),
  totalAvailableSeats: z.number().int().min(0).nullish(),
  /** As an operator set it; none is Starter. */
  plan: BusinessPlan.nullish(),
  /** Until when Professional is or was tried. */
  trialUntil: Moment.nullish(),
  createdAt: Moment,
  updatedAt: Moment,
  usedSeats: z.number().int().min(0).nullish(),
  version: z.number().int().min(0).nullish(),
});
export type Business = z.infer<typeof Business>;

/** What its owner types to delete it: also one without a name is not deleted by a single click. */
export const typedToDelete = ({ name, domain }: Pick<Business, 'name' | 'domain'>): string =>
  name || domain || 'DELETE';

/** A business that may leave open when it was made. */
export type BusinessGiven = Omit<Business, 'createdAt'> & Partial<Pick<Business, 'createdAt'>>;

/**
 * What is saved of a new business: its own fields alone (no type markers, no owner), made at `now` (ISO 8601) if it does not
 * say when. Throws a ZodError where a field is not what it must be.
 */
export const newBusiness = (given: BusinessGiven, now: string): Business =>
  Business.parse({ ...given, createdAt: given.createdAt ?? now });

/** What a member sees of their business: no seats, no contact of the admin. */
export const reducedForMember = (business: Business): Business => ({
  id: business.id,
  adminId: business.adminId,
  name: business.name,
  domain: business.domain,
  website: business.website,
  shortName: business.shortName,
  logoImagePath: business.logoImagePath,
  createdAt: business.createdAt,
  updatedAt: business.updatedAt,
});
