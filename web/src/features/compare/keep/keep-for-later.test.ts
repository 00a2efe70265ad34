// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { typedBy } from '../../../lib/form/typed-here.ts';
import { allKept, keptHere, type Kept } from '../kept-here.ts';
import { keepForLater, putBack } from './keep-for-later.ts';
import { letGo } from './let-go.ts';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 10, 20);
const kept: Kept = { at: AT, link: 'x.com/maya_h', platform: 'X', handle: 'maya_h', platformName: 'X' };

test('what waits for whoever was signed out stays behind what is saved before they are back, and is shown to nobody', () => {
  localStorage.clear();
  localStorage.setItem('countersign.kept', JSON.stringify({ ...kept, by: 'maya' }));
  const next = { ...kept, handle: 'maya.ho1limund', at: AT + DAY };
  expect(keepForLater(next, localStorage, next.at)).toBe(true);
  expect(allKept(keptHere(next.at)).map(({ handle }) => handle)).toEqual(['maya.ho1limund']);
  // Of the same account, too.
  const again = { ...kept, at: AT + DAY };
  keepForLater(again, localStorage, next.at);
  for (const one of [again, next, kept]) letGo(one);
  expect(keptHere(next.at)).toBeUndefined();
  expect(JSON.parse(localStorage.getItem('countersign.kept')!)).toMatchObject({
    handle: kept.handle,
    by: 'maya',
    at: AT,
  });
});

test('who signs in has what waited and what was saved meanwhile; of somebody else’s nothing is left', () => {
  localStorage.clear();
  localStorage.setItem('countersign.kept', JSON.stringify({ ...kept, by: 'maya' }));
  const next = { ...kept, handle: 'maya.ho1limund', at: AT + DAY };
  keepForLater(next, localStorage, next.at);
  localStorage.setItem('CognitoIdentityServiceProvider.c.LastAuthUser', 'maya');
  typedBy('maya');
  expect(allKept(keptHere(next.at)).map(({ handle }) => handle)).toEqual(['maya.ho1limund', kept.handle]);
  localStorage.setItem('CognitoIdentityServiceProvider.c.LastAuthUser', 'ines');
  typedBy('ines');
  expect(allKept(keptHere(next.at)).map(({ handle }) => handle)).toEqual(['maya.ho1limund']);
  expect(localStorage.getItem('countersign.kept')).not.toContain(`"${kept.handle}"`);
});

test('of the same account compared while they were signed out, what waited with its pictures stays until it is let go itself', () => {
  localStorage.clear();
  const full = { ...kept, pictures: { theirs: 'AAAA' }, by: 'maya' };
  localStorage.setItem('countersign.kept', JSON.stringify(full));
  const bare = { ...kept, at: AT + DAY };
  keepForLater(bare, localStorage, bare.at);
  localStorage.setItem('CognitoIdentityServiceProvider.c.LastAuthUser', 'maya');
  typedBy('maya');
  const waiting = () => allKept(keptHere(bare.at)).map(({ at, pictures }) => [at, !!pictures]);
  expect(waiting()).toEqual([
    [bare.at, false],
    [AT, true],
  ]);
  letGo(bare);
  expect(waiting()).toEqual([[AT, true]]);
  // Undone, it is back in its place, and the other one as it was.
  putBack(bare, localStorage, bare.at);
  expect(waiting()).toEqual([
    [bare.at, false],
    [AT, true],
  ]);
  letGo(bare);
  letGo(full);
  expect(waiting()).toEqual([]);
  // Compared again by whoever is there, the newer one counts.
  keepForLater(full, localStorage, bare.at);
  keepForLater(bare, localStorage, bare.at);
  expect(waiting()).toEqual([[bare.at, false]]);
});
