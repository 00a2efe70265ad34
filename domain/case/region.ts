import * as z from 'zod';

/** Where a person lives, as far as it decides who looks at a platform's refusal again. */
export const Region = z.enum(['EU', 'UK', 'US', 'AU', 'IN', 'BR', 'ELSEWHERE']);
export type Region = z.infer<typeof Region>;

/** Country codes of telephone numbers. +1 is shared by more countries than the US: it says nothing. */
const codes: readonly (readonly [code: string, region: Region])[] = [
  ...[
    ...['30', '31', '32', '33', '34', '36', '39', '40', '43', '45', '46', '48', '49'],
    ...['351', '352', '353', '356', '357', '358', '359', '370', '371', '372', '385', '386', '420', '421'],
  ].map((code) => [code, 'EU'] as const),
  ['44', 'UK'],
  ['61', 'AU'],
  ['91', 'IN'],
  ['55', 'BR'],
];

/** A guess from a number like +46701234567, for the person to correct; undefined where it says nothing. */
export const regionOfPhone = (phone: string): Region | undefined =>
  codes.find(([code]) => phone.startsWith(`+${code}`))?.[1];
