import type { Finding } from '#domain/scan/finding';

/** From this likeness on two names are spoken of as the same. */
const SAME_NAME = 0.8;

/** Whether both were seen under one name, so that people may be spoken of as namesakes. */
export const sharesName = ({ reasons }: Pick<Finding, 'reasons'>): boolean =>
  reasons.some(({ signal, value }) => signal === 'name' && value >= SAME_NAME);
