import * as z from 'zod';
import { displayName, User } from '#domain/account/user';
import { Business } from '#domain/business/business';
import { accountHandle, SocialAccount } from '#domain/platform/social-account';
import { apiPlatforms, webPlatforms } from '../../platforms/population/profile.ts';
import type { PlatformName } from '../../platforms/population/profile.ts';
import type { Platforms } from '../../platforms/twins.ts';
import { ferrowAccounts } from '../story/ferrow-accounts.ts';

type Twins = Pick<Platforms, 'protect'>;

/** What is read of whoever lists accounts; other fields may be anything. */
const Listed = z.object({ socialMediaAccounts: z.array(SocialAccount).nullish() });
const Person = User.pick({ preferredName: true, firstName: true, lastName: true }).extend(Listed.shape);
const Brand = Business.pick({ name: true }).extend(Listed.shape);

const populated: readonly string[] = [...apiPlatforms, ...webPlatforms];
const isPopulated = (platform: string): platform is PlatformName => populated.includes(platform);

/** Puts the accounts of a row of User on their platforms' twins, and copies of them beside. Doing it again changes nothing. */
export function protectPerson(platforms: Twins, row: unknown): void {
  const person = Person.safeParse(row);
  if (person.success) protectListed(platforms, person.data, displayName(person.data));
}

/** The same for a row of Business. What the story tells of its own business stays as it is told. */
export function protectBusiness(platforms: Twins, row: unknown): void {
  const business = Brand.safeParse(row);
  if (business.success) protectListed(platforms, business.data, business.data.name ?? undefined);
}

function protectListed(
  platforms: Twins,
  { socialMediaAccounts }: z.infer<typeof Listed>,
  name: string | undefined,
): void {
  for (const account of socialMediaAccounts ?? []) {
    const { platform } = account;
    const handle = accountHandle(account);
    if (handle !== undefined && isPopulated(platform) && !isTold(platform, handle))
      platforms.protect(handle, name === undefined ? {} : { name }, platform);
  }
}

const told = ferrowAccounts(0).map(({ platform, handle }) => `${platform}/${handle}`);
const isTold = (platform: PlatformName, handle: string) =>
  told.includes(`${platform}/${handle.toLowerCase()}`);
