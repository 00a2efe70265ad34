import type { Evidence } from '#domain/case/case';
import { words } from './words.ts';

/** What a piece of evidence is called. */
export const pieceTitle = ({ kind, side, uploaded }: Pick<Evidence, 'kind' | 'side' | 'uploaded'>): string =>
  uploaded ? words.uploaded : side ? words.side[side] : words.kind[kind];

export const isPicture = ({ kind }: Pick<Evidence, 'kind'>): boolean =>
  kind === 'screenshot' || kind === 'picture';

export const isComparison = ({ kind }: Pick<Evidence, 'kind'>): boolean =>
  kind === 'finding' || kind === 'comparison';
