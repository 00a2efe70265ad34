import fc from 'fast-check';
import { expect, it } from 'vitest';
import { platformTable } from '../platform/platform-table.ts';
import { platforms } from './copied-page.ts';
import { platformNamed } from './platform-named.ts';

it.each<[string, ReturnType<typeof platformNamed>]>([
  ['YouTube', { platform: 'GOOGLE', alone: true }],
  [' twitter? ', { platform: 'X', alone: true }],
  ['twitter / X', { platform: 'X', alone: true }],
  ['fake Instagram account', { platform: 'INSTAGRAM', alone: false }],
  ['on facebook and insta', { platform: 'FACEBOOK', alone: false }],
  ['someone copied me', undefined],
  ['', undefined],
])('%j', (text, named) => expect(platformNamed(text)).toEqual(named));

it('every platform is named by its own name, whatever stands around it', () =>
  fc.assert(
    fc.property(fc.constantFrom(...platforms), fc.constantFrom('', 'fake', 'help me'), (platform, around) => {
      const { name } = platformTable[platform];
      const expected = /^[\p{L}\p{N}]+$/u.test(name) ? { platform, alone: around === '' } : undefined;
      expect(platformNamed(`${around} ${name.toUpperCase()}`)).toEqual(expected);
    }),
    { seed: 44 },
  ));
