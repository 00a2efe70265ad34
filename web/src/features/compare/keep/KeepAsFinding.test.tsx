// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { compare } from '../comparison.ts';
import { emptySide, type Draft } from '../side.ts';
import { words } from '../words.ts';
import { KeepAsFinding } from './KeepAsFinding.tsx';

vi.mock('../../../lib/seems-signed-in.ts', () => ({ useSeemsSignedIn: () => true }));

test('what copies a business isn’t compared with the accounts of the person', () => {
  const draft: Draft = {
    yours: { ...emptySide(), link: 'https://x.com/harbourloaf' },
    theirs: { ...emptySide(), link: 'https://x.com/harb0urloaf' },
  };
  const offered = (of: Draft) =>
    drawForTest(<KeepAsFinding draft={of} comparison={compare(of)!} />).box.textContent;
  expect(offered(draft)).toBe(words.finding.button);
  expect(offered({ ...draft, business: true })).toBe('');
});
