import { expect, test } from 'vitest';
import { compare } from './comparison.ts';
import { reportable } from './report/reportable.ts';
import { emptyDraft, emptySide, loadDraft, saveDraft, type Draft } from './side.ts';

const draft = (yours: Partial<Draft['yours']>, theirs: Partial<Draft['theirs']>): Draft => ({
  yours: { ...emptySide(), ...yours },
  theirs: { ...emptySide(), ...theirs },
});
const picture = (hash: string) => ({
  name: 'a.png',
  preview: '',
  hash,
  quality: 100,
  sha256: '',
  width: 9,
  height: 9,
});

test('handle and name copied: a clone that may be reported', () => {
  const result = compare(
    draft(
      { link: 'https://x.com/maya_hollimund', name: 'Maya Hollimund' },
      { link: 'https://x.com/maya_ho1limund', name: 'Maya Hollimund' },
    ),
  )!;
  expect([result.compared, result.alike]).toEqual([2, 2]);
  expect(reportable(result.judgement)).toBe(true);
  expect(result.missing).toContain('the pictures');
  expect(result.diff?.steps.map(({ words }) => words).filter(Boolean)).toEqual(['Digit 1 in place of l']);
});

test('a name alone is a namesake, never reportable', () => {
  const result = compare(draft({ name: 'Maya Hollimund' }, { name: 'Maya Hollimund' }))!;
  expect(result.judgement.verdict).toBe('namesake');
  expect(reportable(result.judgement)).toBe(false);
});

test('the same picture under the same name is a likely clone', () => {
  const hash = 'a5'.repeat(32);
  const result = compare(
    draft(
      { name: 'Maya Hollimund', picture: picture(hash) },
      { name: 'Maya Hollimund', picture: picture(hash) },
    ),
  )!;
  expect(result.judgement.verdict).toBe('likely clone');
});

test('without a part on both sides there is nothing to say', () => {
  expect(compare(emptyDraft())).toBeUndefined();
  expect(compare(draft({ name: 'Maya' }, { link: 'x.com/maya' }))).toBeUndefined();
});

test('a draft survives the page, a broken one does not break it, a full store keeps the words', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 500) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  } as Storage;
  saveDraft(
    draft({ name: 'Maya', picture: { ...picture(''), preview: 'x'.repeat(600) } }, { link: 'x.com/a' }),
    store,
  );
  expect(loadDraft(store)).toEqual(draft({ name: 'Maya' }, { link: 'x.com/a' }));
  kept.set([...kept.keys()][0]!, '{');
  expect(loadDraft(store)).toEqual(emptyDraft());
});
