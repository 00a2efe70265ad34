import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLinkState, newLinkState, newVerifier } from './link-state.ts';
import { Platform } from '../platform/platform.ts';

const random = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }));

it('a state is 32 letters and digits and the marker of its platform, a verifier 128', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Platform.options), random, (platform, stream) => {
      const next = () => stream.next().value as number;
      const state = newLinkState(platform, next);
      expect(state).toMatch(new RegExp(`^[A-Za-z\\d]{32}_${platform.toLowerCase()}$`));
      expect(newVerifier(next)).toMatch(/^[A-Za-z\d]{128}$/);
      for (const other of Platform.options) expect(isLinkState(state, other)).toBe(other === platform);
    }),
    { seed: 5, numRuns: 50 },
  );
});

it.each([
  ['one letter more', `${'A'.repeat(33)}_x`],
  ['one letter less', `${'A'.repeat(31)}_x`],
  ['another marker before it', `${'A'.repeat(32)}_github_x`],
  ['other signs', `${'-'.repeat(32)}_x`],
  ['no marker', 'A'.repeat(34)],
])('a state with %s is none', (_, state) => expect(isLinkState(state, 'X')).toBe(false));

it('uses letters from the first to the last', () => {
  expect(newVerifier(() => 0)).toBe('A'.repeat(128));
  expect(newVerifier(() => 1 - 2 ** -48)).toBe('9'.repeat(128));
});
