import { keyHash } from '../runtime/hash.ts';
import { askPrefix } from '#domain/people/connection';
import { ProductError } from '#domain/errors';
import { parseAccount } from '#domain/platform/platforms';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import type { User } from '#domain/account/user';
import type { ConnectionServices } from './services.ts';

/** An exact address of somebody, as asked for. */
export interface PersonAddress {
  /** What is looked up: the address itself, or platform and handle. */
  value: string;
  /** As the asker sees it in their list. */
  shown: string;
  account?: { platform: Platform; handle: string };
}

/** Reads what a request names. Throws INVALID_INPUT when it names nobody, or two ways at once. */
export function addressOf(request: {
  emailAddress?: string | undefined;
  platform?: Platform | undefined;
  handle?: string | undefined;
}): PersonAddress {
  const { emailAddress, platform, handle } = request;
  if (emailAddress !== undefined && handle === undefined) return { value: emailAddress, shown: emailAddress };
  if (emailAddress !== undefined || platform === undefined || handle === undefined)
    throw new ProductError('INVALID_INPUT', 'Please enter an email address, or a platform and a handle.');
  const account = parseAccount(platform, handle);
  if (!account) throw new ProductError('INVALID_INPUT', 'This isn’t a valid handle on that platform.');
  const shown = `${account.handle} on ${platformTable[platform].name}`;
  return { value: `${platform}#${account.handle.toLowerCase()}`, shown, account };
}

/** Read in place of a person that is not there, so that both cases ask the same questions. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** Whose address it is, if the caller may reach them: somebody who ignores the caller reads like nobody. */
export async function findPerson(
  sub: string,
  address: PersonAddress,
  { users, emailOwner, proofs }: Pick<ConnectionServices, 'users' | 'emailOwner' | 'proofs'>,
): Promise<User | undefined> {
  const { account, value } = address;
  const owner = account ? await proofs.ownerOf(account.platform, account.handle) : await emailOwner(value);
  const user = await users.get(owner ?? nobody);
  if (user?.id === sub)
    throw new ProductError('INVALID_INPUT', `That is your own ${account ? 'account' : 'address'}.`);
  return user?.ignoredUserIds?.includes(sub) ? undefined : user;
}

/** The asker's row for an address. Not the peer's id: it is there also when the address is nobody's. */
export const askId = (sub: string, { value }: PersonAddress): string =>
  askPrefix + keyHash(`${sub}#${value}`);

/** So long every answer takes that depends on whether a person is there (ms). */
const steady = 400;

/** Answers after a fixed time, so that the clock tells nothing about what was found. */
export async function inSteadyTime<T>(
  { clock, retry }: Pick<ConnectionServices, 'clock' | 'retry'>,
  work: () => Promise<T>,
): Promise<T> {
  const start = clock();
  try {
    return await work();
  } finally {
    const left = steady - (clock() - start);
    if (left > 0) await retry.sleep(left);
  }
}
