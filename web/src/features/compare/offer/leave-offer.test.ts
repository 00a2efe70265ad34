// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { emptySide, saveDraft } from '../side.ts';
import { loadFate } from './fate.ts';
import { leaveOfferOf } from './leave-offer.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  ['the account of the comparison', 'tench_copy', 'left'],
  ['another', 'somebody', undefined],
])('with %s, what was compared is %s', (_, handle, fate) => {
  saveDraft({
    yours: { ...emptySide(), link: 'https://x.com/tench', name: 'Crispin Tench' },
    theirs: { ...emptySide(), link: 'https://x.com/Tench_copy' },
  });
  leaveOfferOf({ platform: 'X', handle });
  expect(loadFate()).toBe(fate);
});
