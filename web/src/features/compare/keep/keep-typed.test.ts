// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { Kept } from '../kept-here.ts';
import { emptySide, loadDraft, saveDraft } from '../side.ts';
import { keepTyped } from './keep-typed.ts';

const picture = { name: 'me.jpg', preview: 'data:image/jpeg;base64,AA==', hash: '0f', quality: 90 };
const read = (file: Blob) =>
  Promise.resolve({ ...picture, sha256: String(file.size), width: 200, height: 200 });
const mine = { link: 'github.com/lena-marchetti', platform: '', name: 'Lena' };
const kept: Kept = {
  ...{ at: 0, link: 'github.com/1ena-marchetti', platform: '', handle: '1ena-marchetti' },
  ...{ platformName: 'GitHub', mine, pictures: { yours: btoa('four') } },
};

beforeEach(() => sessionStorage.clear());

test('a comparison that becomes a case in another tab leaves there what was typed of oneself', async () => {
  await keepTyped(kept, read);
  const { yours, theirs } = loadDraft();
  expect(yours).toMatchObject({ ...mine, picture: { ...picture, sha256: '4' } });
  expect(theirs).toEqual({ ...emptySide(), link: 'github.com/1ena-marchetti' });
});

test('that it is about a business is left there, too', async () => {
  await keepTyped({ ...kept, business: true }, read);
  expect(loadDraft().business).toBe(true);
});

test('a picture that cannot be read is left out', async () => {
  await keepTyped(kept, () => Promise.reject(new Error('damaged')));
  expect(loadDraft().yours).toEqual(mine);
});

test('what the tab holds stays as it is', async () => {
  const other = { yours: { ...emptySide(), name: 'Lena M.' }, theirs: emptySide() };
  saveDraft(other);
  await keepTyped(kept, read);
  expect(loadDraft()).toEqual(other);
});
