import { businessOfCase, type Owned } from '#domain/case/owner';
import type { Evidence } from '#domain/case/case';
import { besideDomain, beginsBesideListed, givenByHand } from '#domain/case/snapshot';
import { words } from './words.ts';

export type Titled = Pick<Evidence, 'kind' | 'side' | 'uploaded' | 'seenIn' | 'kept'>;

/** Of what it compares, the other account alone was entered by hand. */
export const isOtherGiven = ({ kind, kept }: Pick<Evidence, 'kind' | 'kept'>): boolean =>
  kind === 'comparison' && !!kept?.startsWith(givenByHand);

/** Of what it compares, a scan saw the other account alone. */
export const isBesideListed = ({ kind, kept }: Pick<Evidence, 'kind' | 'kept'>): boolean =>
  kind === 'finding' && !!kept && beginsBesideListed(kept);

/** What it compares with is the name of a domain, not an account. No other line begins so: what accounts show stands behind its title. */
export const isBesideDomain = ({ kind, kept }: Pick<Evidence, 'kind' | 'kept'>): boolean =>
  isComparison({ kind }) && !!kept?.includes(`\n${besideDomain}\n`);

/** What a piece of evidence is called. */
export function pieceTitle(piece: Titled): string {
  const { kind, side, uploaded, seenIn } = piece;
  if (uploaded) return words.uploaded;
  if (seenIn) return side ? words.bySearchEngine.picture : words.bySearchEngine.finding;
  if (side) return words.side[side];
  if (!isOtherGiven(piece)) return words.kind[kind];
  return isBesideDomain(piece) ? words.besideDomain.given : words.given.title;
}

/** What is said of a piece. Whoever reads the case of a business need not be who entered what it compares. */
export const pieceSaid = (piece: Pick<Evidence, 'kind' | 'words'>, one: Owned): string =>
  isComparison(piece) && businessOfCase(one) !== undefined
    ? piece.words.replace(/^As you entered it:/, words.asOneOfYou)
    : piece.words;

/** The same within a sentence: a name in it keeps its capital. */
export function titleWithin(piece: Titled): string {
  const title = pieceTitle(piece);
  return title[0]!.toLowerCase() + title.slice(1);
}

export const isPicture = ({ kind }: Pick<Evidence, 'kind'>): boolean =>
  kind === 'screenshot' || kind === 'picture';

export const isComparison = ({ kind }: Pick<Evidence, 'kind'>): boolean =>
  kind === 'finding' || kind === 'comparison';
