// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { typedBy } from '../../../lib/form/typed-here.ts';
import { allKept, keptHere, type Kept } from '../kept-here.ts';
import { keepForLater } from './keep-for-later.ts';
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
  keepForLater({ ...kept, at: AT + DAY }, localStorage, next.at);
  letGo(kept);
  letGo(next);
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
