import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAllowList } from './allow-list.ts';
import type { Profile } from '../profile/profile.ts';

describe('createAllowList', () => {
  it.each<[string, Profile[], Profile, boolean]>([
    ['nothing listed', [], { handle: 'maya' }, false],
    ['the same handle', [{ handle: '@Maya' }], { handle: 'maya' }, true],
    ['a look-alike of it', [{ handle: 'maya' }], { handle: 'rnaya' }, false],
    ['another platform', [{ handle: 'maya', platform: 'X' }], { handle: 'maya', platform: 'GITHUB' }, false],
    ['the same platform', [{ handle: 'maya', platform: 'X' }], { handle: 'maya', platform: 'x' }, true],
    ['one of two platforms', [{ handle: 'maya', platform: 'X' }, { handle: 'maya', platform: 'IMGUR' }], { handle: 'maya', platform: 'IMGUR' }, true],
    ['no platform named', [{ handle: 'maya' }], { handle: 'maya', platform: 'X' }, true],
    ['the same domain', [{ domain: 'maya.com' }], { domain: 'www.maya.com' }, true],
    ['a site below it', [{ domain: 'www.maya.com' }], { links: ['https://shop.maya.com/a'] }, true],
    ['one domain of two', [{ domain: 'maya.com' }], { domain: 'maya.com', links: ['evil.com'] }, false],
    ['their link in a stranger’s profile', [{ domain: 'maya.com' }], { handle: 'eve', links: ['maya.com'] }, false],
    ['a handle whose link is listed by a handle', [{ handle: 'maya', links: ['maya.com'] }], { domain: 'maya.com' }, false],
    ['an id that the platform gave', [{ handle: 'UCuAXFkgsw1L7xaCfnd5JJOw', platform: 'GOOGLE' }], { handle: 'UCuAXFkgsw1L7xaCfnd5JJOw', platform: 'GOOGLE' }, true],
    ['another id', [{ handle: 'UCuAXFkgsw1L7xaCfnd5JJOw' }], { handle: 'UCuAXFkgsw1L7xaCfnd5JJOW' }, false],
    ['nothing known', [{ handle: 'maya' }, { domain: 'maya.com' }], {}, false],
    ['nothing known of either', [{}], {}, false],
  ])('%s', (_, own, candidate, expected) => expect(createAllowList(own)(candidate)).toBe(expected)); // prettier-ignore

  it('answers as a look at every own account does', () => {
    const account = fc.record({
      handle: fc.constantFrom('maya', 'Maya', '@maya', 'mayá', 'oak'),
      platform: fc.constantFrom('x', 'X', 'github', undefined),
    });
    fc.assert(
      fc.property(fc.array(account, { maxLength: 4 }), account, (own, candidate) => {
        const plain = (handle: string) => handle.replace('@', '').toLowerCase();
        const expected = own.some(
          (one) =>
            plain(one.handle) === plain(candidate.handle) &&
            (!one.platform ||
              !candidate.platform ||
              one.platform.toLowerCase() === candidate.platform.toLowerCase()),
        );
        expect(createAllowList(own)(candidate)).toBe(expected);
      }),
      { seed: 124, numRuns: 300 },
    );
  });
});
