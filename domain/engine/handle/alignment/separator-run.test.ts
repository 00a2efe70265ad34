import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, type Step } from './alignment.ts';
import { withSeparatorRuns } from './separator-run.ts';

const drawn = (steps: readonly Step[]) =>
  steps.map(({ kind, yours, theirs }) => `${kind} ${yours.join('')}>${theirs.join('')}`).join(' | ');
const of = (yours: string, theirs: string) => withSeparatorRuns(align([...yours], [...theirs]));

describe('withSeparatorRuns', () => {
  it.each([
    ['brackenandrye', 'bracken-rye', 'same bracken>bracken | replaced and>- | same rye>rye'],
    ['bracken-rye', 'brackenandrye', 'same bracken>bracken | replaced ->and | same rye>rye'],
    // a letter for a separator, and what was only added
    ['salt-rye', 'saltxrye', 'same salt>salt | replaced ->x | same rye>rye'],
    ['saltrye', 'salt-rye', 'same salt>salt | added >- | same rye>rye'],
    ['salt-rye', 'salt_rye', 'same salt>salt | replaced ->_ | same rye>rye'],
  ])('%s beside %s', (yours, theirs, expected) => expect(drawn(of(yours, theirs))).toBe(expected));

  it('loses no glyph, keeps every place, and makes no more steps', () => {
    const part = fc.constantFrom('salt', 'rye', '-', '_', 'and', 'n', 'd', 'x');
    const handle = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(handle, handle, (yours, theirs) => {
        const before = align([...yours], [...theirs]);
        const steps = withSeparatorRuns(before);
        expect(steps.flatMap((step) => step.yours).join('')).toBe(yours);
        expect(steps.flatMap((step) => step.theirs).join('')).toBe(theirs);
        expect(steps.length).toBeLessThanOrEqual(before.length);
        let at = 1;
        for (const step of steps) {
          expect(step.at).toBe(at);
          at += step.yours.length;
        }
      }),
      { seed: 28, numRuns: 500 },
    );
  });
});
