import * as z from 'zod';
import { displayName, User } from '#domain/account/user';
import { accountHandle, SocialAccount } from '#domain/platform/social-account';
import { apiPlatforms, webPlatforms } from '../../platforms/population/profile.ts';
import type { PlatformName } from '../../platforms/population/profile.ts';
import type { Platforms } from '../../platforms/twins.ts';

/** What is read of a person; other fields may be anything. */
const Person = User.pick({ preferredName: true, firstName: true, lastName: true }).extend({
  socialMediaAccounts: z.array(SocialAccount).nullish(),
});

const populated: readonly string[] = [...apiPlatforms, ...webPlatforms];
const isPopulated = (platform: string): platform is PlatformName => populated.includes(platform);

/** Puts the accounts of a row of User on their platforms' twins, and copies of them beside. Doing it again changes nothing. */
export function protectPerson(platforms: Pick<Platforms, 'protect'>, row: unknown): void {
  const person = Person.safeParse(row);
  if (!person.success) return;
  for (const account of person.data.socialMediaAccounts ?? []) {
    const handle = accountHandle(account);
    const name = displayName(person.data);
    if (handle !== undefined && isPopulated(account.platform))
      platforms.protect(handle, name === undefined ? {} : { name }, account.platform);
  }
}
