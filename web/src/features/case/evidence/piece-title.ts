import type { Evidence } from '#domain/case/case';
import { words } from '../words.ts';

/** What a piece of evidence is called. */
export const pieceTitle = ({ kind, side }: Pick<Evidence, 'kind' | 'side'>): string =>
  side ? words.evidence.side[side] : words.evidence.kind[kind];
