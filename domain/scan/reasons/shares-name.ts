import { SAME_NAME } from '../../engine/name/contradictions.ts';
import type { Reason } from '../finding.ts';

/** Whether both were seen under one name, so that people may be spoken of as namesakes. */
export const sharesName = ({ reasons }: { reasons: readonly Pick<Reason, 'signal' | 'value'>[] }): boolean =>
  reasons.some(({ signal, value }) => signal === 'name' && value >= SAME_NAME);
