// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Snapshot } from '#domain/case/snapshot';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { BothAccounts } from './BothAccounts.tsx';
import { one } from './case-for-test.ts';

const at = '2026-11-26T09:18:24.784Z';
const said = (part: Pick<Snapshot, 'seenBy' | 'theirs'>) => {
  const compared = { at, yours: {}, verdict: 'likely clone' as const, score: 80, reasons: [] };
  const { box } = drawForTest(<BothAccounts one={one({ snapshot: { ...compared, ...part } })} />);
  return box.textContent;
};

test('who saw what was compared stands beside it: a scan, a search engine, or who entered it', () => {
  expect(said({ seenBy: 'search', theirs: {} })).toContain(
    'As our scan saw them on 26 November 2026, 09:18 UTC.',
  );
  expect(said({ seenBy: 'search', theirs: { seenIn: 'web search' } })).toContain(
    'The other account is as a search engine had stored it when our scan asked on 26 November 2026, 09:18 UTC. The stored copy may be older, and no scan has seen the account itself.',
  );
  expect(said({ seenBy: 'person', theirs: {} })).toContain(
    'As you entered them on 26 November 2026, 09:18 UTC.',
  );
  expect(said({ seenBy: 'person', theirs: { seenIn: 'report' } })).toContain(
    'As you entered the other account on 26 November 2026, 09:18 UTC. No scan has seen it.',
  );
});
