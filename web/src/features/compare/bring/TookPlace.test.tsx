// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { emptyDraft, loadDraft, saveDraft, type Side } from '../side.ts';
import { compareBoth, compareWith, forgetReplaced } from './taken-place.ts';
import { TookPlace } from './TookPlace.tsx';

const anna = { platform: 'X', link: 'https://x.com/anna' };
const entered = (name = 'Ott0line') => ({
  yours: { ...emptyDraft().yours, name: 'Ottoline' },
  theirs: { link: 'https://x.com/ott0line_b', platform: '', name },
});
beforeEach(() => {
  sessionStorage.clear();
  forgetReplaced();
});

test('what was entered about another account is said to be replaced, and comes back', () => {
  saveDraft(entered());
  compareWith(anna);
  expect(loadDraft()).toMatchObject({ yours: { name: 'Ottoline' }, theirs: { ...anna, name: '' } });
  const onBack = vi.fn();
  const { box, click } = drawForTest(<TookPlace onBack={onBack} />);
  expect(box.textContent).toBe('This replaced what you had entered about ott0line_b on X. Put it back');
  click('Put it back');
  expect(onBack).toHaveBeenCalledWith(expect.objectContaining(entered()));
  expect(box.textContent).toBe('');
});

test.each([
  ['nothing stood there', emptyDraft().theirs, { ...anna, name: '' }],
  ['the same account stood there, which stays', { ...anna, name: 'Anna' }, { ...anna, name: 'Anna' }],
  [
    'the same account stood there, given by its handle',
    { platform: 'X', link: '@Anna', name: 'Anna' },
    { platform: 'X', link: '@Anna', name: 'Anna' },
  ],
])('it says nothing where %s', (_, theirs, after) => {
  saveDraft({ ...entered(), theirs });
  compareWith(anna);
  expect(loadDraft().theirs).toEqual(after);
  expect(drawForTest(<TookPlace onBack={() => undefined} />).box.textContent).toBe('');
});

test.each([
  // A copy bears the person's own name: that says nothing of whose entry is gone.
  ['ott0line_b on X.', { name: 'Ottoline' }],
  ['ott0line_b.', { link: 'ott0line_b', platform: 'ELSEWHERE' }],
  ['ott0line.', { link: 'ott0line' }],
  ['Ott0line B. Put', { link: '', name: 'Ott0line B.' }],
  ['the other account.', { link: '', name: 'Ottoline' }],
])('what is gone is called %s', (called, part) => {
  saveDraft({ ...entered(), theirs: { ...entered().theirs, ...part } });
  compareWith(anna);
  const { box } = drawForTest(<TookPlace onBack={() => undefined} />);
  expect(box.textContent).toContain(`had entered about ${called}`);
});

test('one’s own account comes along where none is given yet', () => {
  const own = 'https://www.instagram.com/gideon/';
  saveDraft({ ...entered(), yours: { ...emptyDraft().yours, name: 'Gideon' } });
  compareWith(anna, own);
  expect(loadDraft().yours).toMatchObject({ link: own, name: 'Gideon' });
  compareWith({ platform: 'X', link: 'https://x.com/other' }, 'https://x.com/gideon');
  expect(loadDraft().yours.link).toBe(own);
});

const picture = { name: 'a.png', preview: 'data:,', hash: 'a5'.repeat(32) } as Side['picture'];
const side = (platform: string, link: string, more: Partial<Side> = {}): Side => ({
  ...{ ...emptyDraft().yours, platform, link },
  ...more,
});
test('of accounts that a page puts there, a picture stays that was entered of them, and nobody else’s', () => {
  const father = side('', 'https://www.facebook.com/leopold.oakroyd', { name: 'Leopold', picture });
  saveDraft({ yours: father, theirs: side('FACEBOOK', 'leopold.oakroyd2', { picture }) });
  compareBoth(side('INSTAGRAM', 'winifred.bakes'), side('TIKTOK', 'winifredbakess'));
  expect(loadDraft().yours.picture).toBeUndefined();
  expect(loadDraft().theirs.picture).toBeUndefined();
  const { box } = drawForTest(<TookPlace onBack={() => undefined} />);
  expect(box.textContent).toContain('This replaced what you had entered about leopold.oakroyd2 on Facebook.');
  forgetReplaced();
  saveDraft({
    yours: side('', '@winifred.bakes', { platform: 'INSTAGRAM', picture }),
    theirs: emptyDraft().theirs,
  });
  compareBoth(side('INSTAGRAM', 'Winifred.Bakes'), side('TIKTOK', 'winifredbakess'));
  expect(loadDraft().yours.picture).toEqual(picture);
  expect(drawForTest(<TookPlace onBack={() => undefined} />).box.textContent).toBe('');
});
