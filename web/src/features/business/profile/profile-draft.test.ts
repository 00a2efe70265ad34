// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Business } from '#domain/business/business';
import { keepTexts, keptTexts } from './profile-draft.ts';
import { textsOf } from './profile-texts.ts';

const at = '2026-11-26T00:00:00.000Z';
const business: Business = {
  ...{ id: 'b1', adminId: 'ada', name: 'Harbour Lane', createdAt: at, updatedAt: at },
  address: { city: 'Bath' },
};

test('what was typed is kept with what stood there then, and the rest is what is stored now', () => {
  const before = textsOf(business);
  keepTexts('draft', { ...before, city: 'Bristol' }, before);
  const now = { ...business, name: 'Quay Lane', address: { city: 'Wells' } };
  const kept = keptTexts('draft', now);
  expect(kept.typed).toEqual({ ...textsOf(now), city: 'Bristol' });
  expect(kept.before).toEqual({ ...textsOf(now), city: 'Bath' });
});

test('nothing is kept of what is as it was', () => {
  const before = textsOf(business);
  keepTexts('draft', { ...before, city: 'Bristol' }, before);
  keepTexts('draft', before, before);
  expect(keptTexts('draft', business)).toEqual({ typed: before, before });
});
