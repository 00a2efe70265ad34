import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelOf } from './own-label.ts';

describe('labelOf', () => {
  it.each([
    [{ handle: 'maya_fan_page' }, 'fan page'],
    [{ handle: 'MayaFanPage' }, 'fan page'],
    [{ handle: 'maya.PARODY' }, 'parody'],
    [{ name: 'Maya (Parody)' }, 'parody'],
    [{ bio: 'I am NOT the real Maya' }, 'not the real'],
    [{ bio: 'Fanatic of pottery, unofficially' }, undefined],
    [{ handle: 'fandango', name: 'Fan Page', bio: 'satire' }, 'fan page'],
    [{ bio: `${'x '.repeat(600)} parody` }, undefined],
    [{}, undefined],
  ])('%# of %j is %s', (profile, label) => expect(labelOf(profile)).toBe(label));

  const LABELS = ['parody', 'satire', 'fan account', 'fanaccount', 'not affiliated', 'unofficial'];
  it('finds whole words only, as a look through the list does', () => {
    const word = fc.constantFrom(
      'maya',
      'parody',
      'satire',
      'fan',
      'account',
      'not affiliated',
      'affiliated',
      'unofficial',
      'x',
    );
    const glue = fc.constantFrom(' ', ', ', '', '1');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, glue), { maxLength: 6 }), (parts) => {
        const bio = parts.flat().join('');
        const words = ` ${bio.replace(/,/g, ' ').replace(/ +/g, ' ')} `;
        const spaced = ` ${bio.replace(/,/g, ' ,')} `;
        const found = LABELS.some((label) => words.includes(` ${label} `) && spaced.includes(` ${label} `));
        expect(labelOf({ bio }) !== undefined).toBe(found);
      }),
      { seed: 312, numRuns: 500 },
    );
  });
});
