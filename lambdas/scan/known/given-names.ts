import type { Subject } from '#domain/subject/subject';
import type { Found } from '../look.ts';

type Named = Pick<Subject, 'name' | 'otherNames'>;

/** The names that its owner gives, apart from the one that an account shows. */
export function namesBeside(
  shown: string | null | undefined,
  { name, otherNames = [] }: Named,
): readonly string[] | undefined {
  const known = shown?.trim().toLowerCase();
  const names = [name, ...otherNames].flatMap((one) =>
    one && one.trim().toLowerCase() !== known ? [one] : [],
  );
  return names.length > 0 ? names : undefined;
}

/**
 * Whether the names that are given count beside any account of theirs. Of a business's, proven or not: an account of a company often bears its
 * owner's name, and a copy the company's. Many people share a name, and a person may list any account.
 */
export const saysItsNames = ({ kind, domainProven }: Pick<Subject, 'kind' | 'domainProven'>): boolean =>
  kind === 'business' || domainProven === true;

/**
 * An account with the names that its owner gives: a copy may bear the full name of somebody who goes by a short one there. They count for
 * what is like the account as its platform shows it (lambdas/scan/compare.ts).
 */
export function withGivenNames(own: Found, subject: Named): Found {
  const givenNames = namesBeside(own.profile.name, subject);
  return givenNames ? { ...own, givenNames } : own;
}
