// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Case } from '#domain/case/case';
import { listed } from '#domain/case/represented/listed';
import type { Snapshot } from '#domain/case/snapshot';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { CaseList } from './CaseList.tsx';

const imitates: Case['imitates'] = { platform: 'GITHUB', handle: 'maya' };
const saw = (verdict: Snapshot['verdict'], ...reasons: Snapshot['reasons']): Pick<Case, 'snapshot'> => ({
  snapshot: { at, seenBy: 'search', yours: {}, theirs: {}, verdict, score: 80, reasons },
});

const ofDomain = (part: Partial<NonNullable<Case['domain']>>): Partial<Case> => ({
  ...{ platform: 'DOMAIN', handle: 'acrne.example' },
  imitates: { platform: 'DOMAIN', handle: 'acme.example' },
  domain: {
    ...{ domain: 'acrne.example', brand: 'acme.example', score: 90, foundBy: 'made', foundAt: at, at },
    ...{ existence: 'exists', ...part },
  } as Case['domain'],
});

test.each<[string, Partial<Case>]>([
  ['Likely clone of maya on GitHub', { imitates, ...saw('likely clone') }],
  ['Possible clone of maya on GitHub', { imitates, ...saw('possible clone') }],
  ['Likely clone', saw('likely clone')],
  [
    'Alike in name, probably someone else',
    { imitates, ...saw('namesake', { signal: 'name', value: 1, words: 'Same name.', side: 'for' }) },
  ],
  [
    'Alike in one detail, probably someone else',
    { imitates, ...saw('namesake', { signal: 'photo', value: 1, words: 'The same photo.', side: 'for' }) },
  ],
  ['Kept as a look-alike of acme.example', ofDomain({})],
  ['Added as one that may imitate acme.example', ofDomain({ foundBy: 'given', score: 20 })],
  ['Probably unrelated', { imitates, ...saw('unrelated') }],
  ['Said to impersonate maya on GitHub', { imitates }],
  [
    'Said to impersonate Isla Oxenholme',
    { imitates, ...saw('likely clone'), behalf: { name: 'Isla Oxenholme', relation: 'CHILD' } },
  ],
  [
    'Said to impersonate isla on X',
    {
      imitates,
      behalf: { name: 'Isla', relation: 'CHILD', account: { platform: 'X', handle: 'isla' } },
    },
  ],
  ['First said to impersonate maya on GitHub', { imitates, outcome: 'NOT_A_COPY', closedAt: at }],
  [
    'First judged: likely clone of maya on GitHub',
    { imitates, outcome: 'NOT_A_COPY', closedAt: at, ...saw('likely clone') },
  ],
  ['Said to impersonate maya on GitHub', { imitates, outcome: 'REMOVED', closedAt: at }],
  ['Said to impersonate maya on GitHub', { imitates, userId: 'B#acme' }],
  [
    'First said to impersonate maya on GitHub',
    { imitates, userId: 'B#acme', outcome: 'NOT_A_COPY', closedAt: at },
  ],
  ['Opened from its link alone', {}],
  ['Said to impersonate your business', { userId: 'B#acme' }],
])('the list says of a case what the case says: “%s”', (words, part) => {
  const { box } = drawForTest(<CaseList cases={[listed(one(part))]} />);
  expect(box.querySelector('li p')?.textContent).toBe(words);
});
