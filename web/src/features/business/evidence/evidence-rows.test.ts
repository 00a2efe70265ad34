import { expect, test } from 'vitest';
import type { SharedFinding } from '#domain/business/shared-finding';
import type { ShownDomain } from '#domain/contract/business-domains';
import { evidenceRows } from './evidence-rows.ts';

const at = '2026-11-20T09:00:00.000Z';
const name: ShownDomain = {
  ...{ domain: 'acrne.example', brand: 'acme.example', class: 'homoglyph', score: 97 },
  ...{ existence: 'exists', records: { A: ['192.0.2.1'], MX: ['mail.example'] } },
  ...{ foundBy: 'permutation', foundAt: at, firstSeen: at, lastLooked: at, changes: [], mark: 'seen' },
  registry: { kind: 'registered', registration: { registrar: '=Harbour', createdAt: at } },
  page: { kind: 'page', status: 200, leadsToProtected: false, likeness: 0.9, seenAt: at },
};
const finding: SharedFinding = {
  ...{ platform: 'X', handle: 'rnaya', verdict: 'likely clone', status: 'OPEN', firstSeen: at },
  sharedBy: 'Maya Hollimund',
};

test('a row for each domain and each shared finding, as wide as the head', () => {
  const [head, ...rows] = evidenceRows([name], [finding]);
  expect(evidenceRows([name], [], 3).at(-1)!.slice(0, 2)).toEqual([
    '3 more look-alike domains are not in this file',
    '',
  ]);
  expect(rows.map((row) => row.length)).toEqual([head!.length, head!.length]);
  expect(rows).toEqual([
    [
      ...['Look-alike domain', 'acrne.example', 'Like acme.example', 'Exists'],
      ...['Page like yours; Receives email', 'Seen', at, at, '=Harbour', at, '', ''],
    ],
    [
      ...['Shared finding', 'rnaya', 'X', 'Not decided yet', 'Likely clone', '', at],
      ...['', '', '', '', 'Maya Hollimund'],
    ],
  ]);
});
