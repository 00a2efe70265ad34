import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesShown, handleOfCode, newProofCode, showsCopiedCode } from './proof-code.ts';

const code = 'countersign:maya-hollimund:7f3k-9d2m';

describe('a proof code', () => {
  it('is short, readable and names its handle', () => {
    let at = 0;
    const random = () => ((at += 7) % 31) / 31;
    expect(newProofCode('Maya-Hollimund', random)).toMatch(
      /^countersign:maya-hollimund:[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/,
    );
    expect(handleOfCode(code)).toBe('maya-hollimund');
  });

  it.each([
    ['in a bio', { bio: `Potter. ${code}` }, [code]],
    ['in capitals', { bio: code.toUpperCase() }, [code]],
    ['in a link', { links: [`https://a.example/#${code}`] }, [code]],
    ['in a name, followed by a stop', { name: `Maya ${code}.` }, [code]],
    ['twice', { bio: `${code} ${code}` }, [code]],
    ['none', { bio: 'countersign: maya', name: null }, []],
    ['a longer one', { bio: `${code}x` }, []],
  ])('is found %s', (_, profile, found) => {
    expect(codesShown(profile)).toEqual(found);
  });

  it('speaks against every profile but the one it names', () => {
    const issued = new Set([code]);
    expect(showsCopiedCode({ handle: 'Maya-Hollimund', bio: code }, issued)).toBe(false);
    expect(showsCopiedCode({ handle: 'maya-ho1limund', bio: code }, issued)).toBe(true);
    expect(showsCopiedCode({ handle: 'maya-ho1limund', bio: code }, new Set())).toBe(false);
  });

  it('whatever is made is found again, in any text', () => {
    const handle = fc.stringMatching(/^[\w.-]{1,40}$/);
    const words = fc.string().filter((text) => !/countersign/i.test(text));
    fc.assert(
      fc.property(
        handle,
        words,
        words,
        fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (of, a, b, stream) => {
          const made = newProofCode(of, () => stream.next().value as number);
          expect(codesShown({ bio: `${a} ${made} ${b}` })).toEqual([made]);
          expect(handleOfCode(made)).toBe(of.toLowerCase());
        },
      ),
      { seed: 5 },
    );
  });
});
