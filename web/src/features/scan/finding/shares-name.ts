import { SAME_NAME } from '#domain/engine/name/contradictions';
import type { Finding } from '#domain/scan/finding';

/** Whether both were seen under one name, so that people may be spoken of as namesakes. */
export const sharesName = ({ reasons }: Pick<Finding, 'reasons'>): boolean =>
  reasons.some(({ signal, value }) => signal === 'name' && value >= SAME_NAME);
