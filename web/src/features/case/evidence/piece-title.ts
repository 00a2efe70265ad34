import type { Evidence } from '#domain/case/case';
import { words } from './words.ts';

/** What a piece of evidence is called. */
export function pieceTitle({
  kind,
  side,
  uploaded,
  seenIn,
}: Pick<Evidence, 'kind' | 'side' | 'uploaded' | 'seenIn'>): string {
  if (uploaded) return words.uploaded;
  if (seenIn) return side ? words.bySearchEngine.picture : words.bySearchEngine.finding;
  return side ? words.side[side] : words.kind[kind];
}

/** The same within a sentence: a name in it keeps its capital. */
export function titleWithin(piece: Parameters<typeof pieceTitle>[0]): string {
  const title = pieceTitle(piece);
  return title[0]!.toLowerCase() + title.slice(1);
}

export const isPicture = ({ kind }: Pick<Evidence, 'kind'>): boolean =>
  kind === 'screenshot' || kind === 'picture';

export const isComparison = ({ kind }: Pick<Evidence, 'kind'>): boolean =>
  kind === 'finding' || kind === 'comparison';
