import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageName } from './stages.ts';

/** What git takes for a branch and what nobody would: any script, paths, what a shell or a template would read. */
const hostile = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.string({ minLength: 1, unit: 'binary', maxLength: 300 }),
    fc
      .tuple(
        fc.constantFrom(
          'feature/',
          '../',
          'prodb',
          'local',
          '$(id)',
          '`id`',
          '{{resolve:ssm:x}}',
          '${AWS::AccountId}',
          '"; ',
        ),
        fc.string(),
      )
      .map((parts) => parts.join('')),
  )
  .filter((text) => text.trim() !== '');

describe('stageName', () => {
  it.each([
    ['feature/ABC-123_x', 'feature-abc-123-x-49ed8973'],
    ['main', 'main-0d6e4079'],
    ['prodb', 'prodb-1376a279'],
    ['Ünïcode/✓', 'n-code-42652f22'],
    ['---', 'branch-cb3f91d5'],
  ])('%s -> %s', (branch, name) => {
    expect(stageName(branch)).toBe(name);
  });

  it('keeps branches apart whose slugs are equal', () => {
    expect(stageName('feature/a_b')).not.toBe(stageName('feature/a-b'));
  });

  it('keeps 300 branches apart that share a slug', () => {
    const separators = [
      '/',
      '_',
      '.',
      '-',
      '+',
      '#',
      '@',
      '~',
      '=',
      ',',
      '!',
      '%',
      '&',
      '$',
      "'",
      ';',
      '<',
      '>',
    ];
    const branches = separators.flatMap((first) => separators.map((second) => `fix${first}login${second}x`));
    expect(branches.length).toBeGreaterThan(300);
    const names = branches.map(stageName);
    expect(new Set(names.map((name) => name.replace(/-[0-9a-f]{8}$/, '')))).toEqual(new Set(['fix-login-x']));
    expect(new Set(names).size).toBe(branches.length);
  });

  it('is always a legal, short part of a stack name, and never production or local', () => {
    fc.assert(
      fc.property(hostile, (branch) => {
        const name = stageName(branch);
        expect(name).toMatch(/^[a-z0-9][a-z0-9-]*-[0-9a-f]{8}$/);
        expect(name).not.toMatch(/--/);
        expect(name.length).toBeLessThanOrEqual(39);
        expect(['prodb', 'local']).not.toContain(name);
      }),
      { seed: 20261120, numRuns: 1000 },
    );
  });

  it('refuses an empty name', () => {
    expect(() => stageName(' ')).toThrow('A stage needs a name');
  });
});
