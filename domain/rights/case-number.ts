import * as z from 'zod';

/** Without letters and digits that are taken for each other on paper. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Names a request in letters and on the phone. It opens nothing. */
export const CaseNumber = z.string().regex(/^DR-[\dA-Z]{4}-[\dA-Z]{4}$/);

/** @param bytes eight random ones */
export function caseNumber(bytes: Uint8Array): string {
  const [a, b, c, d, ...rest] = [...bytes.slice(0, 8)].map((byte) => letters[byte % letters.length]);
  return `DR-${[a, b, c, d].join('')}-${rest.join('')}`;
}
