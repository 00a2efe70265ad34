import type { TableName } from '#domain/keys';
import { sha256 } from '../../../lambdas/runtime/hash.ts';
import { addressBehind } from '../../../lambdas/rights/token.ts';
import type { Person } from '../people.ts';

const secret = 'r'.repeat(43);
/** What opens the request of Maya whose copy is ready. */
export const readyToken = `DR-7K3M-9QXP.${secret}`;
/** Her request that waits for its code, and the code. */
export const unconfirmed = { caseNumber: 'DR-8L4N-2RYQ', code: '482913' };

/** Two requests of somebody about their data. */
export function rightsRows(owner: Person, at: string): [TableName, Record<string, unknown>][] {
  const later = Date.parse(at) + 30 * 86_400_000;
  const row = {
    ...{ kind: 'RIGHTS', email: owner.email, address: 'm***@e***', details: '', owner: owner.sub },
    ...{ createdAt: at, expiresAt: Math.floor(later / 1000) },
  };
  const [ready] = readyToken.split('.');
  const [salt, { caseNumber, code }] = ['salt', unconfirmed];
  return [
    [
      'Request',
      {
        ...{ ...row, id: ready, asks: 'EXPORT', status: 'READY', tokenHash: sha256(secret) },
        ...{ email: null, fingerprint: addressBehind(readyToken, owner.email) },
        until: new Date(later).toISOString(),
      },
    ],
    [
      'Request',
      {
        ...{
          ...row,
          id: caseNumber,
          asks: 'CORRECT',
          status: 'UNCONFIRMED',
          salt,
          hash: sha256(salt + code),
        },
        ...{ tries: 0, codeExpiresAt: row.expiresAt },
      },
    ],
  ];
}
