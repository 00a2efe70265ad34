import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bioShape } from '../profile/bio-signal.ts';
import { handleShape } from '../handle/handle-shape.ts';
import { nameShape } from '../name/name-shape.ts';
import { prepare } from './prepare.ts';
import { Profile } from '../profile/profile.ts';
import { labelOf } from '../profile/own-label.ts';
import { webShape } from '../web/web-shape.ts';

describe('prepare', () => {
  it.each([
    [{}, ''],
    [{ handle: '  ', name: ' ' }, ''],
    [{ handle: 'maya' }, 'handle'],
    [{ name: 'Maya' }, 'name'],
    [{ handle: 'maya', name: 'Maya', bio: 'Potter of oak and iron in Ferrow Bay' }, 'handle name bio'],
  ])('%j is compared by: %s', (profile, shapes) => {
    const made = prepare(Profile.parse(profile));
    expect((['handle', 'name', 'bio'] as const).filter((shape) => made[shape]).join(' ')).toBe(shapes);
    expect(made.web).toBeDefined();
  });

  it('works out for each part what is worked out of it alone', () => {
    const text = fc.option(fc.string({ unit: fc.constantFrom(...'ma yX_.', 'fan page '), maxLength: 20 }), {
      nil: undefined,
    });
    const profile = fc.record({
      handle: text,
      name: text,
      bio: text,
      domain: fc.constantFrom(undefined, 'maya.com'),
    });
    fc.assert(
      fc.property(profile, (given) => {
        const made = prepare(given);
        expect(made.profile).toBe(given);
        expect(made.handle).toEqual(given.handle?.trim() ? handleShape(given.handle) : undefined);
        expect(made.name).toEqual(given.name?.trim() ? nameShape(given.name) : undefined);
        expect(made.bio).toEqual(given.bio ? bioShape(given.bio) : undefined);
        expect(made.web).toEqual(webShape(given.domain, undefined));
        expect(made.label).toBe(labelOf(given));
      }),
      { seed: 337, numRuns: 200 },
    );
  });

  it('works one profile out once, and equal profiles alike', () => {
    const profile = Profile.parse({ handle: 'maya', domain: 'maya.example' });
    expect(prepare(profile)).toBe(prepare(profile));
    expect(prepare({ ...profile })).toEqual(prepare(profile));
  });
});
