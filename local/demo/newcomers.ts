import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { accountHandle, SocialAccount } from '#domain/platform/social-account';
import { displayName, User } from '#domain/account/user';
import * as z from 'zod';
import type { Database } from '../../lambdas/store/table/table.ts';
import { apiPlatforms, webPlatforms } from '../../platforms/population/profile.ts';
import type { PlatformName } from '../../platforms/population/profile.ts';
import type { Platforms } from '../../platforms/twins.ts';
import type { Dynamo } from '../../emulator/dynamodb/dynamo.ts';

/** What is read of a person; other fields may be anything. */
const Person = User.pick({ preferredName: true, firstName: true, lastName: true }).extend({
  socialMediaAccounts: z.array(SocialAccount).nullish(),
});

const populated: readonly string[] = [...apiPlatforms, ...webPlatforms];
const isPopulated = (platform: string): platform is PlatformName => populated.includes(platform);

/**
 * Whoever adds an account finds it on the platform's twin, and copies of it beside: for those who have one now, and for those
 * who add one later. Gives how to stop.
 */
export async function protectNewcomers({
  database,
  platforms,
  onChange,
}: {
  database: Database;
  platforms: Pick<Platforms, 'protect'>;
  onChange: Dynamo['onChange'];
}): Promise<() => void> {
  const users = database.table('User');
  const protect = (row: unknown) => {
    const person = Person.safeParse(row);
    if (!person.success) return;
    for (const account of person.data.socialMediaAccounts ?? []) {
      const handle = accountHandle(account);
      const name = displayName(person.data);
      if (handle !== undefined && isPopulated(account.platform))
        platforms.protect(handle, name === undefined ? {} : { name }, account.platform);
    }
  };
  const stop = onChange((table, { NewImage }) => {
    if (table === users && NewImage)
      protect(unmarshall(NewImage as unknown as Parameters<typeof unmarshall>[0]));
  });
  const { Items = [] } = await database.client.send(new ScanCommand({ TableName: users }));
  Items.forEach(protect);
  return stop;
}
