import { businessOfCase, type Owned } from '#domain/case/owner';
import type { Case, Evidence } from '#domain/case/case';
import { isHandlePiece } from '#domain/case/link/pasted-link';
import { comparesTheirs } from '#domain/case/represented/told';
import { besideDomain, beginsBesideListed, givenByHand } from '#domain/case/snapshot';
import { voiceOf } from '../owner/voice-of.ts';
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

/** A record of what the daily checks of domains saw: its text begins so (domain/case/domain-text.ts). */
const isOfChecks = ({ kind, kept }: Pick<Evidence, 'kind' | 'kept'>): boolean =>
  kind === 'finding' && !!kept?.startsWith('As our checks saw ');

/** Whether the account it was compared with is that of somebody else, for whom the case is, and not of who reports. */
export const comparesAnothers = (one: Case): boolean => voiceOf(one) === 'them' && comparesTheirs(one);

/** What a piece of evidence of a case is called. */
export const pieceTitle = (piece: Titled, one: Case): string =>
  piece.side === 'yours' && !piece.uploaded && comparesAnothers(one)
    ? words.side.represented
    : plainTitle(piece);

/** The same whoever is impersonated. */
export function plainTitle(piece: Titled): string {
  const { kind, side, uploaded, seenIn } = piece;
  if (uploaded) return words.uploaded;
  if (seenIn) return side ? words.bySearchEngine.picture : words.bySearchEngine.finding;
  if (side) return words.side[side];
  if (isOfChecks(piece)) return words.ofChecks;
  if (isHandlePiece(piece)) return words.handle.title;
  if (!isOtherGiven(piece)) return words.kind[kind];
  return isBesideDomain(piece) ? words.besideDomain.given : words.given.title;
}

/** What is said of a piece. Whoever reads the case of a business need not be who entered what it compares. */
export const pieceSaid = (piece: Pick<Evidence, 'kind' | 'words'>, one: Owned): string =>
  isComparison(piece) && businessOfCase(one) !== undefined
    ? piece.words.replace(/^As you entered it:/, words.asOneOfYou)
    : piece.words;

/** The same within a sentence: a name in it keeps its capital. */
export function titleWithin(piece: Titled, one: Case): string {
  const title = pieceTitle(piece, one);
  return title[0]!.toLowerCase() + title.slice(1);
}

export const isPicture = ({ kind }: Pick<Evidence, 'kind'>): boolean =>
  kind === 'screenshot' || kind === 'picture';

/** A sentence of ours, such as that the account was renamed: nothing else is kept with it. */
export const isSentence = ({ words, kept }: Pick<Evidence, 'words' | 'kept'>): boolean =>
  !!kept && kept === words;

export const isComparison = ({ kind }: Pick<Evidence, 'kind'>): boolean =>
  kind === 'finding' || kind === 'comparison';
