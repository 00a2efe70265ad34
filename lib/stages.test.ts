import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageName } from './stages.ts';

describe('stageName', () => {
  it.each([
    ['feature/ABC-123_x', 'feature-abc-123-x-49ed'],
    ['main', 'main-0d6e'],
    ['prodb', 'prodb-1376'],
    ['Ünïcode/✓', 'n-code-4265'],
    ['---', 'branch-cb3f'],
  ])('%s -> %s', (branch, name) => {
    expect(stageName(branch)).toBe(name);
  });

  it('keeps branches apart whose slugs are equal', () => {
    expect(stageName('feature/a_b')).not.toBe(stageName('feature/a-b'));
  });

  it('is always a legal, short part of a stack name, and never production or local', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        (branch) => {
          const name = stageName(branch);
          expect(name).toMatch(/^[a-z0-9][a-z0-9-]*-[0-9a-f]{4}$/);
          expect(name).not.toMatch(/--/);
          expect(name.length).toBeLessThanOrEqual(35);
          expect(['prodb', 'local']).not.toContain(name);
        },
      ),
      { seed: 20261120 },
    );
  });

  it('refuses an empty name', () => {
    expect(() => stageName(' ')).toThrow('A stage needs a name');
  });
});
