import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleShape } from '../handle/handle-shape.ts';
import { handleLikeness } from '../handle/handle-signal.ts';
import { pointsOf } from './evidence-points.ts';
import * as say from './reasons.ts';

describe('the sentence for', () => {
  it.each([
    ['maya', 'maya', { value: 1, kind: 'same' }, 'Same handle.'],
    ['maya', 'zorblax', { value: 0.1, kind: 'edited' }, 'The handles aren’t alike.'],
    [
      ...(['hollimund_cycles', 'Hollimund.bikeshop', { value: 0.49, kind: 'edited' }] as const),
      'The handles are only a little alike.',
    ],
    ['maya', 'm4ya', { value: 0.9, kind: 'leet' }, 'Digit 4 in place of a.'],
    [
      'iron_oak',
      'oak_iron',
      { value: 0.88, kind: 'reordered' },
      'Same words in the handle, in a different order.',
    ],
  ] as const)('handles %s and %s', (yours, theirs, likeness, reason) =>
    expect(say.handleReason(yours, theirs, likeness).reason).toBe(reason),
  );

  it.each([
    ['maya_hollimund', 'maya.holli.mund.', { value: 0.97, kind: 'separators' }, 'Period in place of underscore; an extra period; an extra period at the end.'],
    ['a_b_c', 'a.b.c', { value: 0.97, kind: 'separators' }, 'Period in place of underscore, twice.'],
    ['a_b_c_d', 'a.b.c.d', { value: 0.97, kind: 'separators' }, 'Period in place of underscore, 3 times.'],
    ['a_b_c_d_e', 'a.b.c.d.e', { value: 0.97, kind: 'separators' }, 'Same handle except for dots, dashes or underscores.'],
    ['abcdefgh', 'аbсdеfgһ', { value: 0.99, kind: 'homoglyph' }, 'The handles look the same but use different characters.'],
    ['maya', '\uFF4Daya', { value: 0.99, kind: 'homoglyph' }, 'Letter ｍ in place of m.'],
    ['o1e2a3s4', '013243s5', { value: 0.96, kind: 'leet' }, 'Same handle with look-alike characters.'],
    ['abcdxyz', 'official_аbсdхуz_hq', { value: 0.9, kind: 'decorated', decorations: ['official', 'hq'] }, 'Same handle with “official” and “hq”.'],
    ['abcdxyz', 'official_аbсdхуz_hq', { value: 0.9, kind: 'decorated' }, 'Same handle with an addition.'],
    ['hollimund', 'the.h-o-1-l-imund.of.x', { value: 0.6, kind: 'contained' }, 'One handle contains the other.'],
    ['martin.oakes.joinery', 'martin-oakes-official', { value: 0.82, kind: 'contained' }, 'Both handles contain “martinoakes”, dots and dashes aside.'],
    ['martin.oakes.joinery', 'mart1n-oakes-official', { value: 0.82, kind: 'contained' }, 'A part of both handles looks the same.'],
    ['abcdxyz', '1а2b3с4d5х6', { value: 0.72, kind: 'edited' }, 'The handles are nearly the same.'],
    ['abcdxyz', '1а2b3с4d5х6', { value: 0.71, kind: 'edited' }, 'The handles are somewhat alike.'],
    ['abcdxyz', '1а2b3с4d5х6', { value: 0.54, kind: 'edited' }, 'The handles are only a little alike.'],
    ['hollimund', 'the.h-o-1-l-imund.of.x', { value: 0.54, kind: 'contained' }, 'The handles are only a little alike.'],
    ['abcdxyz', '1а2b3с4d5х6', { value: 0.49, kind: 'edited' }, 'The handles aren’t alike.'],
  ] as const)('handles %s and %s (%j)', (yours, theirs, likeness, reason) =>
    expect(say.handleReason(yours, theirs, likeness as Parameters<typeof say.handleReason>[2])).toMatchObject({
      signal: 'handle',
      value: likeness.value,
      reason,
      side: likeness.value < 0.55 ? 'context' : 'for',
    })); // prettier-ignore

  it.each([
    [{ value: 1, kind: 'same', edits: [], alone: true }, 'Same picture.', 'for'],
    [{ value: 0.8, kind: 'edited', edits: ['cropped'], alone: true }, 'Same picture, cropped.', 'for'],
    [{ value: 0.8, kind: 'edited', edits: ['cropped'] }, 'Nearly the same picture, cropped.', 'for'],
    [
      { value: 0.8, kind: 'edited', edits: ['mirrored', 'framed'], alone: true },
      'Same picture, mirrored and framed.',
      'for',
    ],
    [{ value: 0.3, kind: 'different', edits: [] }, 'Different pictures.', 'context'],
  ] as const)('pictures %j', (likeness, reason, side) =>
    expect(say.photoReason({ ...likeness, edits: [...likeness.edits] })).toEqual({
      signal: 'photo',
      value: likeness.value,
      reason,
      side,
      ...('alone' in likeness && { edits: likeness.edits }),
    }),
  );

  it.each([
    ['check mark', 1, 'A check mark added to the name.'],
    ['written', 1, 'Same name, written a little differently.'],
    ['same', 1, 'Same name.'],
    ['homoglyph', 0.99, 'The names look the same but use different characters.'],
    ['order', 0.95, 'Same name, in a different order.'],
    ['nickname', 0.9, 'Same name, spelled differently or shortened.'],
    ['initial', 0.85, 'Same name with an initial.'],
    ['sound', 0.9, 'The same name in another alphabet.'],
    ['other words after', 0.86, 'Same name, with other words after it.'],
    ['similar', 0.84, 'Nearly the same name.'],
    ['similar', 0.83, 'The names are somewhat alike.'],
    ['similar', 0.63, 'The names are only a little alike.'],
    ['different', 0.1, 'Different names.'],
  ] as const)('a %s name (%d)', (kind, value, reason) =>
    expect(say.nameReason({ value, kind })).toEqual({
      signal: 'name',
      value,
      reason,
      side: value < 0.64 ? 'context' : 'for',
    }),
  );

  it('of names that only look the same it says which characters are others', () =>
    expect(
      say.nameReason({ value: 0.99, kind: 'homoglyph' }, 'Rosalie Whitcombe', 'Rosaliе Whitcombe').reason,
    ).toBe(
      'The names look the same but use different characters: Cyrillic е in place of Latin e, at the 7th character.',
    ));

  it('a bio that stands in a longer one is not called the same', () => {
    expect(say.bioReason(1, false).reason).toBe('One bio contains the other.');
    expect(say.bioReason(1, true).reason).toBe('Same bio.');
  });

  it.each([
    [say.bioReason, 0.95, 'Same bio.', 'for'],
    [say.bioReason, 0.5, 'Much of the bio is the same.', 'for'],
    [say.bioReason, 0.25, 'Parts of the bio are the same.', 'for'],
    [say.bioReason, 0.24, 'Some words in the bio are the same.', 'for'],
    [say.bioReason, 0.16, 'Some words in the bio are the same.', 'for'],
    [say.bioReason, 0.14, 'Different bios.', 'context'],
  ] as const)('%o of %d', (reasonOf, value, reason, side) =>
    expect(reasonOf(value)).toMatchObject({ reason, side }),
  );

  it.each([
    [1, 'all', 'Links to the same pages.', 'for'],
    [1, 'some', 'Links to the same sites.', 'for'],
    [1, 'none', 'Links to the same sites.', 'for'],
    [0.5, 'some', 'Some links are the same.', 'for'],
    [0.5, 'none', 'Some links lead to the same sites.', 'for'],
    [0, 'none', 'No links in common.', 'context'],
  ] as const)('links of %d, of the same pages %s', (value, pages, reason, side) =>
    expect(say.linksReason(value, pages)).toMatchObject({ reason, side }),
  );

  it.each([
    [1, true, 'Same place.', 'for'],
    [1, false, 'The places have words in common.', 'for'],
    [0.38, false, 'The places have words in common.', 'for'],
    [0.37, false, 'They give different places.', 'context'],
    [0, false, 'They give different places.', 'context'],
  ] as const)('places of %d, the same: %s', (value, same, reason, side) =>
    expect(say.locationReason(value, same)).toMatchObject({ reason, side }),
  );

  it.each([
    ['same', 1, 'Same site, maya.com.', 'for'],
    ['suffix', 0.97, 'rnaya.com is maya.com with a different ending.', 'for'],
    ['alike', 0.72, 'rnaya.com looks like maya.com.', 'for'],
    ['alike', 0.71, 'rnaya.com is somewhat similar to maya.com.', 'for'],
    ['alike', 0.55, 'rnaya.com is only a little similar to maya.com.', 'context'],
    ['different', 0, 'rnaya.com is not similar to maya.com.', 'context'],
  ] as const)('a %s site (%d)', (kind, value, reason, side) =>
    expect(say.domainReason({ value, kind, yours: 'maya.com', theirs: 'rnaya.com' })).toMatchObject({
      reason,
      side,
    }),
  );

  it.each([
    [{ value: 1, age: 'younger', audience: 'smaller' }, 'Newer than your account, with far fewer followers.', 'for'], // prettier-ignore
    [{ value: 0, age: 'older' }, 'Older than your account.', 'against'],
    [{ value: 0.5, audience: 'fewer' }, 'Fewer followers than your account.', 'context'],
    [{ value: 0.5, audience: 'alike' }, 'About as many followers as your account.', 'context'],
  ] as const)('age and followers %j', (relative, reason, side) =>
    expect(say.relativeReason(relative)).toMatchObject({ reason, side }),
  );

  it('a share in the words of the step it stands on, and speaks for a copy where something is shared', () => {
    const steps = (value: number, ladder: readonly (readonly [number, string])[]) =>
      ladder.filter(([from]) => value >= from).at(-1)![1];
    const share = fc.oneof(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(0, 0.14, 0.16, 0.25, 0.37, 0.38, 0.5, 0.95, 1),
    );
    fc.assert(
      fc.property(share, (value) => {
        const bio = steps(value, [
          [0, 'Different bios.'],
          [0.15, 'Some words in the bio are the same.'],
          [0.25, 'Parts of the bio are the same.'],
          [0.5, 'Much of the bio is the same.'],
          [0.95, 'Same bio.'],
        ]);
        const links = steps(value, [
          [0, 'No links in common.'],
          [Number.MIN_VALUE, 'Some links are the same.'],
          [1, 'Links to the same pages.'],
        ]);
        const place = steps(value, [
          [0, 'They give different places.'],
          [0.375, 'The places have words in common.'],
        ]);
        const side = (shared: boolean) => (shared ? 'for' : 'context');
        expect(say.bioReason(value)).toEqual({
          signal: 'bio',
          value,
          reason: bio,
          side: side(value > 0.15),
        });
        expect(say.linksReason(value, 'all')).toEqual({
          signal: 'links',
          value,
          reason: links,
          side: side(value > 0),
        });
        expect(say.locationReason(value, false)).toEqual({
          signal: 'location',
          value,
          reason: place,
          side: side(value > 0.375),
        });
      }),
      { seed: 326, numRuns: 300 },
    );
  });

  it('any two handles is short, whole, and of one side', () => {
    const part = fc.constantFrom(
      'maya',
      'holli',
      '_',
      '.',
      '1',
      'l',
      'а',
      'rn',
      'official',
      '\u200b',
      '😀',
      '\ud800',
      'é',
    );
    const handle = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(handle, handle, (yours, theirs) => {
        const likeness = handleLikeness(handleShape(yours), handleShape(theirs));
        const { reason, side, value } = say.handleReason(yours, theirs, likeness);
        expect(reason).toMatch(/^\S.*\.$/u);
        expect(reason).not.toMatch(/undefined|NaN|\[object/);
        expect(reason.length).toBeLessThan(300);
        expect(value).toBe(likeness.value);
        expect(side).toBe(pointsOf('handle', value) > 0 ? 'for' : 'context');
      }),
      { seed: 325, numRuns: 500 },
    );
  });

  it('a site of sixty letters whole, of sixty-one cut', () => {
    const say60 = (site: string) =>
      say.domainReason({ value: 1, kind: 'same', yours: site, theirs: site }).reason;
    expect(say60('m'.repeat(60))).toBe(`Same site, ${'m'.repeat(60)}.`);
    expect(say60(`a${'m'.repeat(60)}`)).toBe(`Same site, a${'m'.repeat(58)}….`);
  });

  it('a long site, cut short', () => {
    const long = `${'maya'.repeat(30)}.com`;
    const { reason } = say.domainReason({ value: 1, kind: 'same', yours: long, theirs: long });
    expect(reason.length).toBeLessThan(80);
    expect(reason).toContain('…');
  });
});
