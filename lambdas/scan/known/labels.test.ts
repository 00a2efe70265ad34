import { expect, it } from 'vitest';
import { fittedHandles } from '#domain/scan/fitted-handles';
import { labelsAs } from './labels.ts';

const on = (label: string, own: string[] = []) =>
  labelsAs(label, fittedHandles('X', label), {
    ...{ platform: 'X', name: 'Käthe & Co', unread: [] },
    own: own.map((handle) => ({ platform: 'X', handle })),
  });

it('a name that a platform can write is compared as it is', () => {
  expect(on('ferrowbay')).toEqual([
    { profile: { platform: 'X', handle: 'ferrowbay', name: 'Käthe & Co', ofDomain: true } },
  ]);
});

it('one that it can only spell is compared as it is spelled, and remembers what it spells', () => {
  expect(on('käthe').map(({ profile: { handle }, spells }) => [handle, spells])).toEqual([
    ['kaethe', 'käthe'],
    ['kathe', 'käthe'],
  ]);
});

it('an account that is called so speaks for itself', () => {
  expect(on('käthe', ['Kaethe']).map(({ profile }) => profile.handle)).toEqual(['kathe']);
});
