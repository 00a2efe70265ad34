import { expect, it } from 'vitest';
import { Reason } from '../scan/finding.ts';
import { Platform } from '../platform/platform.ts';
import { markSignal, markTold, markWords } from './mark-words.ts';

const mark = {
  ...({ picture: 'a1'.repeat(32), platform: 'LINKEDIN', issuedAt: '2026-03-03T09:00:00.000Z' } as const),
  ...{ score: 7.5, keys: 12 },
};

it('says which copy it was, how surely, and nothing of who used it', () =>
  expect(markWords(mark)).toBe(
    'Its picture derives from the copy issued to you as “LinkedIn” on 3 March 2026. Its mark scores 7.5; a picture without that mark would score this at most once in 10¹¹.',
  ));

it.each(Platform.options)('fits a reason of a finding: %s', (platform) =>
  expect(Reason.shape.words.parse(markWords({ ...mark, platform, score: 60 }))).toContain('10³⁰'),
);

it('is told to others as of the person, and not at all where no mark was read', () => {
  const reasons = [{ signal: 'photo', words: 'Same photo.' }];
  expect(markTold(reasons, 'me')).toEqual([]);
  expect(markTold([...reasons, { signal: markSignal, words: markWords(mark) }], 'me')).toEqual([
    expect.stringContaining('derives from the copy issued to me as “LinkedIn”'),
  ]);
});
