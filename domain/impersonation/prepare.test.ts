import { describe, expect, it } from 'vitest';
import { prepare } from './prepare.ts';
import { Profile } from './profile.ts';

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

  it('works one profile out once, and equal profiles alike', () => {
    const profile = Profile.parse({ handle: 'maya', domain: 'maya.example' });
    expect(prepare(profile)).toBe(prepare(profile));
    expect(prepare({ ...profile })).toEqual(prepare(profile));
  });
});
