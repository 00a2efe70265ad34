import { expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { whyNot } from './why-not.ts';
import { words } from '../words.ts';

const { label, then, soFar, ...said } = words.notACopy;
const [older, oneDetail, nameAndHandle] = [said.older, said.oneDetail, said.nameAndHandle].map(
  (why) => `${why} ${then}`,
);
const compare = 'Compare the pictures.';
const sameName = { signal: 'name', value: 1, words: 'Same name', side: 'for' } as const;
const handle = { signal: 'handle', value: 0.8, words: 'Handles alike', side: 'for' } as const;
const fan = { signal: 'label', value: 1, words: 'It says “fan page”', side: 'against' } as const;
const day = (date: string) => ({ createdAt: `${date}T00:00:00.000Z` });

const says = (part: Partial<Finding>, theirs: Partial<Finding['theirs']> = {}) =>
  whyNot(
    {
      reasons: [sameName],
      yours: { platform: 'X', handle: 'maya', ...day('2020-01-01') },
      theirs: { platform: 'X', handle: 'maya_h', ...theirs },
      ...part,
    },
    compare,
  );

test('an account whose picture nobody has seen may still be a copy, unless it was there first', () => {
  expect(says({})).toBe(`${oneDetail} ${compare}`);
  expect(says({ reasons: [sameName, handle] })).toBe(`${nameAndHandle} ${compare}`);
  expect(says({ reasons: [sameName, fan] })).toBe(`${label('fan page')} ${compare}`);
  expect(says({}, day('2019-01-01'))).toBe(older);
});

test('once its picture was seen, or given, nothing more is to be told', () => {
  expect(says({}, { imageUrl: 'https://x.example/1.jpg' })).toBe(oneDetail);
  expect(says({}, { photoHash: 'ab'.repeat(32) })).toBe(oneDetail);
});

test('while some of their accounts weren’t compared, nobody says that there is nothing to report', () => {
  const yours: Finding['yours'] = { platform: 'X', handle: 'maya', ...day('2020-01-01') };
  const theirs: Finding['theirs'] = { platform: 'X', handle: 'maya_h' };
  const finding = { reasons: [sameName, handle], yours, theirs };
  const older = { ...finding, theirs: { ...finding.theirs, ...day('2019-01-01') } };
  expect(whyNot(finding, compare, true)).toBe(`${said.nameAndHandle} ${soFar} ${compare}`);
  expect(whyNot(older, compare, true)).toBe(`${said.older} ${soFar}`);
});
