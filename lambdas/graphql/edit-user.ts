import { ProductError, noSuchProfile } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import {
  type SocialAccount,
  accountKey,
  mergeSocialAccounts,
  unreadableAccount,
} from '#domain/platform/social-account';
import { type User, UserPatch } from '#domain/account/user';
import * as z from 'zod';
import type { Retry } from '../runtime/retry.ts';
import { untilWritten } from '../runtime/until-written.ts';
import { nextVersion, sameVersion } from '../store/table/version.ts';
import type { UserStore } from '../store/user.ts';
import type { ForgetVouches } from '../people/forget-vouches.ts';
import type { SettleListed } from './settle-listed.ts';
import { userCondition } from './user-condition.ts';

const Input = UserPatch.extend({ id: z.string(), version: z.number().int().nullish() });

/** Fields that are lists: a whole list replaces another, so they carry the optimistic lock. */
const lists = ['ignoredUserIds', 'addresses', 'socialMediaAccounts'] as const;

/**
 * updateUser: a patch of the caller's own record. Server-owned fields are not in the schema and so are dropped.
 * Throws FORBIDDEN for another's id, NOT_FOUND, CONFLICT when the record changed since the version given or the condition does
 * not hold.
 */
export async function editUser(
  args: { input?: unknown; condition?: unknown },
  caller: { sub: string },
  {
    users,
    now,
    retry,
    releaseProof,
    settleListed,
    forgetVouches,
  }: {
    users: Pick<UserStore, 'get' | 'change'>;
    now: () => number;
    retry: Retry;
    /** Ends a proof of the caller's, by its id; whatever is left over is found by the next look at it. */
    releaseProof?: (id: string, owner: string) => Promise<void>;
    /** What was found and is on the list of own accounts now, or no longer, is decided by that. */
    settleListed?: SettleListed;
    /** What people said for an account ends with its place on the list. */
    forgetVouches?: ForgetVouches;
  },
): Promise<User> {
  const { id, version, ...patch } = parsed(args.input);
  if (id !== caller.sub) throw new ProductError('FORBIDDEN', 'You can only change your own profile.');
  const when = userCondition(args.condition);
  const updatedAt = new Date(now()).toISOString();
  if (!lists.some((name) => patch[name] !== undefined)) {
    // Counted although nothing is read, so that whoever read the record before learns of it.
    const unread = version == null ? [] : [sameVersion({ version: version || null })];
    const changed = await users.change(id, {
      set: { ...patch, updatedAt },
      add: { version: 1 },
      when: [...when, ...unread],
    });
    return changed ?? refused(await users.get(id));
  }
  const attempt = async () => {
    const current = await users.get(id);
    if (!current) throw noSuchProfile();
    if (version != null && version !== (current.version ?? 0)) throw changedElsewhere();
    const changed = await users.change(id, {
      set: { ...patch, ...serverOwned(current, patch), updatedAt, version: nextVersion(current) },
      when: [...when, sameVersion(current)],
    });
    if (!changed) return undefined;
    for (const key of proofsGivenUp(current, changed)) await releaseProof?.(key, id);
    const gone = takenOff(current, changed).map(accountKey);
    if (gone.length > 0) await forgetVouches?.(id, gone);
    if (patch.socialMediaAccounts) await settleListed?.({ userId: id }, changed);
    return changed;
  };
  return untilWritten(attempt, retry, changedElsewhere);
}

function parsed(input: unknown): z.infer<typeof Input> {
  const result = Input.safeParse(input);
  if (result.success) {
    const { profileImagePath, ...patch } = result.data;
    // A picture comes by finish-upload, which looks at it; here it can only be taken away.
    return profileImagePath === null ? { ...patch, profileImagePath } : patch;
  }
  const issue = result.error.issues[0];
  throw new ProductError('INVALID_INPUT', `${issue?.path.join('.')}: ${issue?.message}`.slice(0, 300));
}

/** Proofs and what platforms said are the server's: they are carried over, never taken from the browser. */
function serverOwned(current: User, patch: UserPatch): Partial<UserPatch> {
  const unreadable = unreadableAccount(current.socialMediaAccounts ?? [], patch.socialMediaAccounts ?? []);
  if (unreadable)
    throw new ProductError(
      'INVALID_INPUT',
      `This is no link to a profile on ${platformTable[unreadable.platform].name}: ${unreadable.pageUrl}`.slice(
        0,
        300,
      ),
    );
  return {
    ...(patch.socialMediaAccounts && {
      socialMediaAccounts: mergeSocialAccounts(current.socialMediaAccounts ?? [], patch.socialMediaAccounts),
    }),
    ...(patch.addresses && {
      addresses: patch.addresses.map((address) => ({ ...address, verifiedAt: null })),
    }),
  };
}

type Listing = Pick<User, 'socialMediaAccounts'>;

/** Proven accounts that are no longer on the list: nobody must go on seeing them as confirmed. */
export const proofsGivenUp = (before: Listing, after: Listing): string[] =>
  takenOff(before, after)
    .filter((account) => account.verifiedAt)
    .map(accountKey);

function takenOff(before: Listing, after: Listing): SocialAccount[] {
  const kept = new Set((after.socialMediaAccounts ?? []).map(accountKey));
  return (before.socialMediaAccounts ?? []).filter((account) => !kept.has(accountKey(account)));
}

/** A condition did not hold: say whether the record is missing or merely different. */
function refused(current: User | undefined): never {
  if (!current) throw noSuchProfile();
  throw new ProductError('CONFLICT', 'Your profile has changed since you loaded it. Please load it again.');
}

export const changedElsewhere = () =>
  new ProductError(
    'CONFLICT',
    'This list was changed in another window. Please load it again and repeat your change.',
  );
