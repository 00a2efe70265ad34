import * as z from 'zod';
import { ScorePoint } from './score-history.ts';
import { mostListed, SocialAccount } from '../platform/social-account.ts';
import { EmailAddress, Id, Moment, PhoneNumber, line, ownName } from '../text.ts';

export const ContactUse = z.enum(['PERSONAL', 'HOME', 'WORK', 'SCHOOL', 'VOLUNTEER', 'OTHER']);
export const PhoneType = z.enum(['CELLULAR', 'LANDLINE', 'VOIP']);
const UserRole = z.enum(['User', 'Admin']);

export const Address = z.object({
  address: line(200).nullish(),
  address2: line(200).nullish(),
  city: line(100).nullish(),
  state: line(100).nullish(),
  zipCode: line(20).nullish(),
  country: line(100).nullish(),
  verifiedAt: Moment.nullish(),
  createdAt: Moment.nullish(),
  updatedAt: Moment.nullish(),
});
export type Address = z.infer<typeof Address>;

export const EmailEntry = z.object({
  emailAddress: EmailAddress,
  emailUse: ContactUse.nullish(),
  verifiedAt: Moment.nullish(),
});
export type EmailEntry = z.infer<typeof EmailEntry>;

export const PhoneEntry = z.object({
  phoneNumber: PhoneNumber,
  phoneType: PhoneType.nullish(),
  phoneUse: ContactUse.nullish(),
  verifiedAt: Moment.nullish(),
});
export type PhoneEntry = z.infer<typeof PhoneEntry>;

export const Device = z.object({
  ipAddressList: z.array(line(45)).max(20).nullish(),
  userAgentList: z.array(line(400)).max(20).nullish(),
  /** On which day each of the two lists was last seen, in their order: it goes with what it dates. */
  ipAddressDays: z.array(z.iso.date()).max(20).nullish(),
  userAgentDays: z.array(z.iso.date()).max(20).nullish(),
  /** JSON text, without Authorization and Cookie. */
  httpHeaders: z.string().max(4096).nullish(),
  timeZone: line(60).nullish(),
  screenSize: line(30).nullish(),
  colorDepth: z.number().int().min(0).max(256).nullish(),
  language: line(40).nullish(),
  platform: line(80).nullish(),
  cpuCores: z.number().int().min(0).max(4096).nullish(),
  deviceMemoryGB: z.number().min(0).max(65536).nullish(),
});
export type Device = z.infer<typeof Device>;

/** How many findings wait for a decision, by verdict; written by the server after each scan. */
export const ImpersonationDetection = z.object({
  lastScanAt: Moment.nullish(),
  likelyClones: z.number().int().min(0),
  possibleClones: z.number().int().min(0),
  namesakes: z.number().int().min(0),
});
export type ImpersonationDetection = z.infer<typeof ImpersonationDetection>;

const flag = z.boolean().nullish();

/** What a person may change about themselves through updateUser; each field alone, null clears it. */
export const UserPatch = z.object({
  preferredName: ownName(100).nullish(),
  firstName: ownName(100).nullish(),
  middleName: ownName(100).nullish(),
  lastName: ownName(100).nullish(),
  gender: line(50).nullish(),
  dateOfBirth: z.iso.date().nullish(),
  birthCity: line(100).nullish(),
  birthCountry: line(100).nullish(),
  profileImagePath: line(1024).nullish(),
  alertsMonitoring: flag,
  /** The summary of a week, on unless turned off. */
  alertsWeek: flag,
  alertsConnectionRequest: flag,
  alertsNewFeatures: flag,
  alertsCompanyUpdates: flag,
  tourEnabled: flag,
  /** Which first steps they left out or answered, by name. */
  stepsLeftOut: z.array(line(40)).max(20).nullish(),
  ignoredUserIds: z.array(Id).max(1000).nullish(),
  addresses: z.array(Address).max(20).nullish(),
  socialMediaAccounts: z.array(SocialAccount).max(mostListed).nullish(),
});
export type UserPatch = z.infer<typeof UserPatch>;

/** A person. `id` is the Cognito sub; `version` counts edits and is the optimistic lock. */
export const User = UserPatch.extend({
  id: Id,
  // As they are kept: a name from before must not make the record unreadable.
  preferredName: line(100).nullish(),
  firstName: line(100).nullish(),
  middleName: line(100).nullish(),
  lastName: line(100).nullish(),
  createdAt: Moment,
  updatedAt: Moment,
  accountEmail: z.string().max(254),
  phoneCell: z.string().max(20).nullish(),
  role: UserRole.nullish(),
  impersonationDetection: ImpersonationDetection.nullish(),
  emails: z.array(EmailEntry).nullish(),
  phones: z.array(PhoneEntry).nullish(),
  devices: z.array(Device).nullish(),
  version: z.number().int().min(0).nullish(),
  /** May people who type an exact address of theirs see their name? Only if they say so. */
  findable: flag,
  /** The score on the days on which it changed. */
  scoreHistory: z.array(ScorePoint).nullish(),
});
export type User = z.infer<typeof User>;

/** What to call a person: the name they prefer, else first and last, else nothing. */
export function displayName(
  user: Pick<User, 'preferredName' | 'firstName' | 'lastName'>,
): string | undefined {
  const full = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return user.preferredName || full || undefined;
}

/** A new person's record: the four alerts and the tour on, one verified personal address. */
export function newUser(identity: { sub: string; email: string }, at: string): User {
  return {
    id: identity.sub,
    createdAt: at,
    updatedAt: at,
    accountEmail: identity.email,
    role: 'User',
    alertsMonitoring: true,
    alertsConnectionRequest: true,
    alertsNewFeatures: true,
    alertsCompanyUpdates: true,
    tourEnabled: true,
    ignoredUserIds: [],
    addresses: [],
    phones: [],
    socialMediaAccounts: [],
    devices: [],
    emails: [{ emailAddress: identity.email, emailUse: 'PERSONAL', verifiedAt: at }],
    version: 1,
  };
}
