import type { Case } from '#domain/case/case';
import { imitatedIn } from '#domain/case/represented/told';
import { isItself } from '#domain/case/represented/itself';
import type { Behalf } from '#domain/case/report-facts';
import { oneSpaced } from '#domain/one-spaced';
import { parseAccount } from '#domain/platform/platforms';
import { isListed } from '#domain/scan/about-listed';
import { accountFault, typedAccount } from '../../platform/account-read.ts';
import type { OwnAccounts } from '../owner/own-accounts.ts';
import { words } from './words.ts';

export type Relation = Behalf['relation'];

/** What is typed of whom a case is for; `theirs` is null until somebody types. */
export interface ForWhomTyped {
  /** Empty: for the person themselves. */
  relation: Relation | '';
  name: string;
  theirs: string | null;
  /** Chosen where a handle was typed. */
  theirsOn: string;
}

interface Account {
  link: string;
  platform: string;
}

const NONE: Account = { link: '', platform: '' };

/** For whom it is, as it is kept. */
export const behalfOf = ({ relation, name }: ForWhomTyped, account: Account): Behalf | null =>
  relation ? { relation, name, account: typedAccount(account) ?? null } : null;

/** What is against the account that was typed as theirs, which may be left out. */
export function theirsFault(
  account: Account,
  copy: Pick<Case, 'platform' | 'handle'> | undefined,
): string | undefined {
  if (!account.link.trim()) return undefined;
  return accountFault(account) ?? (copy && isItself(typedAccount(account), copy) ? words.itself : undefined);
}

/**
 * The account that the field begins with: the one that was given. Before, the one that was compared where that may be theirs: of an own
 * business the person named it, and of another person it is one that was typed, neither on their own list nor under their own name.
 */
export function firstTheirs(
  one: Case,
  relation: Relation | '',
  { own, accounts }: { own: string; accounts?: OwnAccounts | undefined },
): Account {
  const isBusiness = relation === 'BUSINESS';
  if (one.behalf && (one.behalf.relation === 'BUSINESS') === isBusiness) return asTyped(imitatedIn(one));
  return isBusiness || mayBeTheirs(one, own, accounts) ? asTyped(one.imitates) : NONE;
}

/** The name that was compared, where it may be that of whoever is impersonated. */
export const firstName = (one: Case, own: string, accounts?: OwnAccounts): string =>
  one.behalf?.name ?? (mayBeTheirs(one, own, accounts) ? comparedName(one) : '');

/** A child is not called as the person who reports for them, and what a scan found was compared with the person's own. */
function mayBeTheirs(one: Case, own: string, accounts: OwnAccounts = []): boolean {
  const { imitates, snapshot } = one;
  if (snapshot?.seenBy === 'search') return false;
  const [given, known] = [comparedName(one), own].map((each) => oneSpaced(each).toLowerCase());
  if (given && given === known) return false;
  if (!imitates || imitates.platform === 'DOMAIN') return true;
  const { platform, handle } = imitates;
  return !isListed({ platform, handle, accountId: null }, { socialMediaAccounts: [...accounts] });
}

const comparedName = ({ snapshot, imitates }: Case): string => snapshot?.yours.name ?? imitates?.name ?? '';

function asTyped(
  account: (Case['imitates'] & { url?: string | null | undefined }) | null | undefined,
): Account {
  if (!account || account.platform === 'DOMAIN') return NONE;
  const { platform, handle, url } = account;
  const link = url ?? parseAccount(platform, handle)?.url;
  return link ? { link, platform: '' } : { link: handle, platform };
}
