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
 * Whether the names that are given count beside an account of theirs that isn't proven. Of a business they do: its account often bears its
 * owner's name, and a copy the company's. Of a person, who may list any account and whose name many share, where the account shows no other
 * name: none, or a part of what they give.
 */
export function saysItsNames(
  { kind, domainProven, name, otherNames = [] }: Named & Pick<Subject, 'kind' | 'domainProven'>,
  shown: string | null | undefined,
): boolean {
  if (kind === 'business' || domainProven) return true;
  const given = [name, ...otherNames].flatMap((one) => wordsOf(one));
  return wordsOf(shown).every((word) => given.includes(word));
}

const wordsOf = (name: string | null | undefined): string[] =>
  name?.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * An account with the names that its owner gives: a copy may bear the full name of somebody who goes by a short one there. They count for
 * what is like the account as its platform shows it (lambdas/scan/compare.ts).
 */
export function withGivenNames(own: Found, subject: Named): Found {
  const givenNames = namesBeside(own.profile.name, subject);
  return givenNames ? { ...own, givenNames } : own;
}
