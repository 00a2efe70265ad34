import { describe, expect, it, test } from 'vitest';
import { givenName } from './given-name.ts';
import { resembles } from './resembles.ts';

describe('a name that people gave us', () => {
  it.each([
    ['acme.shop', 'TLD swap', true],
    ['acrne.example', 'homoglyph', true],
    ['acme-login.example', 'dictionary', true],
    ['acme.weebly.com', 'subdomain', true],
    ['bowls-for-less.example', 'misspelling', false],
  ])('%s passes for acme.example as %s: %s', (domain, kind, isAlike) => {
    const name = givenName('acme.example', domain);
    expect(name.class).toBe(kind);
    expect(resembles({ ...name, foundBy: 'given' })).toBe(isAlike);
  });

  test('what was made or found resembles it whatever its score', () =>
    expect(resembles({ foundBy: 'permutation', score: 12 })).toBe(true));
});
