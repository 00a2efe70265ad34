import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleShape } from '../handle/handle-shape.ts';
import { handleLikeness } from '../handle/handle-signal.ts';
import { judge } from './judge.ts';
import type { SignalName } from './judgement.ts';
import { mayBeYours } from './perhaps-yours.ts';

const both: SignalName[] = ['handle', 'name'];
const between = (a: string, b: string) => handleLikeness(handleShape(a), handleShape(b));

describe('mayBeYours', () => {
  it.each([
    ['the same handle', 'MayaHollimund', 'mayahollimund', true],
    ['other separators', 'maya_hollimund', 'maya.hollimund', true],
    ['a title', 'MayaHollimund', 'DrMayaHollimund', true],
    ['one title for another', 'SenMayaHollimund', 'SenatorMayaHollimund', true],
    ['a claim', 'maya_hollimund', 'real_maya_hollimund', false],
    ['a number', 'maya_hollimund', 'maya_hollimund2', false],
    ['a slip', 'maya_hollimund', 'maya_holimund', false],
    ['a foreign letter', 'maya_hollimund', 'mаya_hollimund', false],
    ['a digit for a letter', 'maya_hollimund', 'maya_h0llimund', false],
  ])('%s: %s and %s, %s', (_, yours, theirs, expected) =>
    expect(mayBeYours({ platform: 'X' }, { platform: 'GITHUB' }, between(yours, theirs), both)).toBe(
      expected,
    ),
  );

  it('agrees with the conditions one by one', () => {
    const platform = fc.constantFrom(undefined, '', 'X', 'x', 'GITHUB');
    const followers = fc.constantFrom(undefined, 0, 900, 90_000);
    const kind = fc.constantFrom(
      'same',
      'separators',
      'decorated',
      'edited',
      'homoglyph',
      'leet',
      'contained',
    );
    const words = fc.subarray(['senator', 'dr', 'official', 'hq', '2']);
    const elements = fc.subarray<SignalName>(['handle', 'name', 'photo', 'bio', 'domain']);
    fc.assert(
      fc.property(
        ...([platform, platform, followers, followers, kind, words, elements] as const),
        (here, there, own, other, how, decorations, copied) => {
          const conditions = [
            (here ?? '') !== '' && (there ?? '') !== '',
            here?.toUpperCase() !== there?.toUpperCase(),
            ['same', 'separators'].includes(how) ||
              (how === 'decorated' && !['official', 'hq', '2'].some((word) => decorations.includes(word))),
            copied.join() === 'name' || copied.join() === 'handle,name',
            own === undefined || other === undefined || (other + 10) / (own + 10) > 0.1,
          ];
          const found = mayBeYours(
            { platform: here, followers: own },
            { platform: there, followers: other },
            { kind: how as 'same', value: 1, decorations },
            copied,
          );
          expect(found).toBe(conditions.every(Boolean));
        },
      ),
      { seed: 411, numRuns: 2000 },
    );
  });

  it('says nothing where no handle is known', () =>
    expect(mayBeYours({ platform: 'X' }, { platform: 'GITHUB' }, undefined, both)).toBe(false));

  describe('in a judgement', () => {
    const maya = {
      platform: 'X',
      handle: 'maya_hollimund',
      name: 'Maya Hollimund',
      bio: 'Pots from Ferrow, fired twice.',
    };
    const same = { platform: 'GITHUB', handle: 'maya_hollimund', name: 'Maya Hollimund' };
    it.each([
      ['nobody told which accounts are hers', same, true, 'namesake'],
      ['they are known, and this is none', same, false, 'likely clone'],
      ['on the same platform', { ...same, platform: 'X' }, true, 'likely clone'],
      ['with her bio', { ...same, bio: maya.bio }, true, 'likely clone'],
      ['a look-alike of the handle', { ...same, handle: 'maya_ho1limund' }, true, 'likely clone'],
    ] as const)('%s', (_, candidate, ownAccountsUnknown, verdict) => {
      const judged = judge(maya, candidate, { ownAccountsUnknown });
      expect(judged.verdict).toBe(verdict);
      expect(judged.reasons.some((reason) => reason.includes('your own account'))).toBe(
        verdict === 'namesake',
      );
      expect(judged.score).toBeGreaterThanOrEqual(40);
    });
  });
});
