import type { Case, Evidence } from '../case.ts';
import { isByPerson } from '../snapshot.ts';

/** A case as others are told of it; `comparedElse`: what was compared isn't the account of whoever is impersonated. */
export type Told<One extends Case = Case> = One & { comparedElse?: true };

/** The account that is imitated, of whoever is impersonated. */
type Imitated = (NonNullable<Case['imitates']> & { url?: string | null | undefined }) | null;

/**
 * The account that is imitated. Of somebody else it is the one that was given as theirs. Where nobody was asked for it, a person who
 * compared two accounts by hand may have given theirs, and of their own business or brand they named it; one of their own is not a child's.
 */
export function imitatedIn({ behalf, imitates, snapshot }: Case): Imitated {
  if (!behalf) return imitates ?? null;
  const { account, relation } = behalf;
  if (account) return isOne(account, imitates) ? { ...imitates!, ...account } : account;
  if (account === null) return null;
  return relation === 'BUSINESS' || (snapshot && isByPerson(snapshot)) ? (imitates ?? null) : null;
}

/** Whether what was compared is the account of whoever is impersonated. Of what was typed without a link only the person knows. */
export function comparesTheirs(one: Case): boolean {
  const { behalf, imitates, snapshot } = one;
  if (!behalf || !snapshot) return true;
  return imitates ? isOne(imitatedIn(one), imitates) : isByPerson(snapshot);
}

/**
 * The case as a report, a warning and a pack tell it: about the account of whoever is impersonated. What was compared with another one, such
 * as that of the parent who reports, stays in the case and among its evidence, and is said to be that; no likeness is taken from it.
 */
export function told<One extends Case>(one: One): Told<One> {
  const imitated = imitatedIn(one);
  const { snapshot, evidence, removed, behalf } = one;
  const about = { ...one, imitates: imitated, evidence: behalf ? besideOthers(evidence, behalf) : evidence };
  if (comparesTheirs(one)) return about;
  return {
    ...about,
    comparedElse: true,
    snapshot: snapshot && {
      ...snapshot,
      yours:
        imitated && imitated.platform !== 'DOMAIN'
          ? { platform: imitated.platform, handle: imitated.handle, url: imitated.url }
          : {},
      reasons: [],
    },
    evidence: evidence.map((piece) => asOther(piece, behalf!.name)),
    ...(removed && { removed: removed.map((piece) => asOther(piece, behalf!.name)) }),
  };
}

/** What was chosen with a comparison follows it: with one that compares with another account than theirs, it isn't their picture. */
function besideOthers<Piece extends Evidence>(
  evidence: readonly Piece[],
  { name }: NonNullable<Case['behalf']>,
): Piece[] {
  let isElse = false;
  return evidence.map((piece) => {
    if (compares(piece)) isElse = isBesideOther(piece);
    return isElse ? asOther(piece, name) : piece;
  });
}

/** A piece that shows another account than theirs says so, and isn't their picture. */
export function asOther<Piece extends Evidence>(piece: Piece, name: string): Piece {
  const { side, words } = piece;
  if (side === 'yours') {
    const from = `From an account that isn’t ${name}’s.`;
    // What was chosen for it is kept as a screenshot, and was a picture of that account.
    return { ...piece, kind: 'picture', side: null, words: words ? `${from} ${words}` : from };
  }
  return compares(piece) ? { ...piece, words: `${besideOther}${name}’s.` } : piece;
}

/** A sentence of ours, such as that it was renamed, is kept as it is said. */
const compares = ({ kind, kept, words }: Evidence): boolean =>
  (kind === 'finding' || kind === 'comparison') && kept !== words;

const besideOther = 'Compared with an account that isn’t ';

/** Of a piece as it is told: it compares with another account than theirs. Once a case was moved, this alone says so. */
export const isBesideOther = ({ words }: Pick<Evidence, 'words'>): boolean => words.startsWith(besideOther);

/** Whether both are one account. */
export const isOne = (one: Imitated, other: Case['imitates']): boolean =>
  !!one &&
  !!other &&
  one.platform === other.platform &&
  one.handle.toLowerCase() === other.handle.toLowerCase();
