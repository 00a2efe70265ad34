import { expect, test } from 'vitest';
import { at, one } from '../../case-for-test.ts';
import { whatToKeep } from './what-to-keep.ts';

const snapshot = {
  ...{ at, seenBy: 'search' as const, verdict: 'likely clone' as const, score: 90, reasons: [] },
  ...{ yours: { handle: 'maya' }, theirs: { handle: 'rnaya', seenIn: 'web search' as const } },
};
const screenshot = {
  ...{ id: 's', at, kind: 'screenshot' as const, words: '', sha256: 'a'.repeat(64), byHelper: false },
};

test('an account that only a search engine has shown is to be opened, until there is a screenshot of it', () => {
  expect(whatToKeep(one({ snapshot }))).toMatch(/^Open the account and take a screenshot/);
  expect(whatToKeep(one({ snapshot, evidence: [screenshot] }))).toMatch(/^Each piece is kept/);
  const onPlatform = { ...snapshot, theirs: { handle: 'rnaya' } };
  expect(whatToKeep(one({ snapshot: onPlatform }))).toMatch(/^Take a screenshot while/);
  expect(whatToKeep(one({}))).toMatch(/^Take a screenshot while/);
});

test('of an account that was no copy no screenshot is asked for', () => {
  expect(whatToKeep(one({ snapshot, outcome: 'NOT_A_COPY', closedAt: at }))).toMatch(/^Each piece is kept/);
});

test('of an account that is gone no screenshot is asked for, until it is back', () => {
  const closed = { snapshot, outcome: 'REMOVED' as const, closedAt: at };
  for (const gone of [{ snapshot, goneAt: at }, closed])
    expect(whatToKeep(one(gone))).toMatch(/^Each piece is kept/);
  expect(whatToKeep(one({ ...closed, seenAgainAt: at }))).toMatch(/^Open the account and take/);
});
