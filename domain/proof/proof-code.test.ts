import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeFault,
  codesShown,
  handleOfCode,
  newProofCode,
  showsCopiedCode,
  withoutCodes,
} from './proof-code.ts';

const code = 'countersign:maya-hollimund:7f3k-9d2m';

describe('a proof code', () => {
  it('is short, readable and names its handle', () => {
    let at = 0;
    const random = () => ((at += 7) % 31) / 31;
    expect(newProofCode('Maya-Hollimund', random)).toMatch(
      /^countersign:maya-hollimund:[2-9a-hjkmnp-z]{4}-[2-9a-hjkmnp-z]{4}$/,
    );
    expect(handleOfCode(code)).toBe('maya-hollimund');
    expect(handleOfCode(`my ${code}`)).toBeUndefined();
    expect(handleOfCode('maya-hollimund')).toBeUndefined();
  });

  it('has letters from the first to the last', () => {
    expect(newProofCode('maya', () => 0)).toBe('countersign:maya:2222-2222');
    expect(newProofCode('maya', () => 1 - 2 ** -48)).toBe('countersign:maya:zzzz-zzzz');
  });

  it.each([
    ['in a bio', { bio: `Potter. ${code}` }, [code]],
    ['in capitals', { bio: code.toUpperCase() }, [code]],
    ['in a link', { links: [`https://a.example/#${code}`] }, [code]],
    ['in a name, followed by a stop', { name: `Maya ${code}.` }, [code]],
    ['twice', { bio: `${code} ${code}` }, [code]],
    ['none', { bio: 'countersign: maya', name: null }, []],
    ['a longer one', { bio: `${code}x` }, []],
    ['at the end of a page that somebody filled', { bio: `${'x'.repeat(20_000)} ${code}` }, []],
  ])('is found %s', (_, profile, found) => {
    expect(codesShown(profile)).toEqual(found);
  });

  it('speaks against every profile but the one it names', () => {
    const issued = new Set([code]);
    expect(showsCopiedCode({ handle: 'Maya-Hollimund', bio: code }, issued)).toBe(false);
    expect(showsCopiedCode({ handle: 'maya-ho1limund', bio: code }, issued)).toBe(true);
    expect(showsCopiedCode({ handle: 'maya-ho1limund', bio: code }, new Set())).toBe(false);
    const own = 'countersign:maya-ho1limund:2222-3333';
    expect(showsCopiedCode({ handle: 'maya-ho1limund', bio: `${own} ${code}` }, issued)).toBe(true);
    expect(showsCopiedCode({ handle: 'maya-ho1limund', bio: own }, issued)).toBe(false);
  });

  it('leaves a text as it was when it is taken away again', () => {
    const code = 'countersign:maya-hollimund:7f3k-9d2m';
    expect(withoutCodes(`Potter.\n${code}`)).toBe('Potter.');
    expect(withoutCodes(`Potter. ${code} Ferrow Bay.`)).toBe('Potter. Ferrow Bay.');
    expect(withoutCodes(`${code} ${code}`)).toBe('');
    expect(withoutCodes('I countersign: cheques.')).toBe('I countersign: cheques.');
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

  it.each([
    ['the code', code, undefined],
    ['the code in capitals', code.toUpperCase(), undefined],
    ['the code beside another', `${code} countersign:otto:2222-3333`, undefined],
    [
      'one letter altered',
      'countersign:maya-hollimund:7f3k-9d2n',
      'One character is different: the code on the profile ends in “7f3k-9d2n”, yours ends in “7f3k-9d2m”. Please copy it again.',
    ],
    [
      'two letters altered',
      'countersign:maya-hollimund:8f3k-9d2n',
      '2 characters are different: the code on the profile ends in “8f3k-9d2n”, yours ends in “7f3k-9d2m”. Please copy it again.',
    ],
    [
      'a code for it that somebody else was given',
      'countersign:maya-hollimund:hhhh-2222',
      'This profile shows an older or different code. Please use the one shown here.',
    ],
    [
      'a code for another handle',
      'countersign:maya-ho1limund:7f3k-9d2m',
      'This profile shows a code made for “maya-ho1limund”, not for this account.',
    ],
    [
      'a part of it',
      'Potter. countersign:maya-hollimund:7f3k',
      'The profile shows only part of the code. Please copy all of it, without spaces or line breaks.',
    ],
    [
      'it with a space in it',
      'countersign:maya-hollimund: 7f3k-9d2m',
      'The profile shows only part of the code. Please copy all of it, without spaces or line breaks.',
    ],
    [
      'nothing',
      'Potter.',
      'The code isn’t on the profile yet. GitHub may take a minute to show a change; then check again.',
    ],
  ])('a profile with %s', (_, bio, fault) => {
    expect(codeFault({ handle: 'Maya-Hollimund', bio }, code, 'GitHub')).toBe(fault);
  });

  it('altered in any way is never taken for it', () => {
    const place = fc.integer({ min: 0, max: code.length - 1 });
    fc.assert(
      fc.property(place, fc.stringMatching(/^[a-z0-9:-]$/), (at, letter) => {
        const altered = code.slice(0, at) + letter + code.slice(at + 1);
        const fault = codeFault({ handle: 'maya-hollimund', bio: `Potter. ${altered}.` }, code, 'GitHub');
        expect(fault === undefined).toBe(altered === code);
      }),
      { seed: 5 },
    );
  });
});
