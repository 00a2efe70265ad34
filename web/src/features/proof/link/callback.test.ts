import { expect, test } from 'vitest';
import { receiveCallback, stateKey, type OAuthPlatform } from './callback.ts';

const NOW = 1_000_000;
function back(platform: OAuthPlatform, search: string, kept?: object, hash = '') {
  const store = new Map<string, string>(kept ? [[stateKey(platform), JSON.stringify(kept)]] : []);
  const result = receiveCallback(
    platform,
    { search, hash },
    {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
    NOW,
  );
  return { result, code: store.get(platform), state: store.get(stateKey(platform)) };
}
const fresh = { state: 's1', at: NOW - 1000 };

test('the right state stores the code once', () => {
  expect(back('github', '?code=c&state=s1', fresh)).toEqual({
    result: { kind: 'stored' },
    code: 'c',
    state: JSON.stringify({ at: NOW }),
  });
});
test.each([
  ['another state', '?code=c&state=s2', fresh],
  ['no started login', '?code=c&state=s1', undefined],
  ['an old one', '?code=c&state=s1', { state: 's1', at: NOW - 600_001 }],
  ['one from the future', '?code=c&state=s1', { state: 's1', at: NOW + 1 }],
])('%s is refused and stores nothing', (_, search, kept) => {
  const { result, code } = back('github', search, kept);
  expect(result).toEqual({ kind: 'refused', words: 'An error occurred while validating the state.' });
  expect(code).toBeUndefined();
});
test('x acts only on its own marker', () => {
  expect(back('x', '?code=c&state=s1', fresh).result).toEqual({ kind: 'nothing' });
  expect(back('x', '?code=c&state=s1_x', { state: 's1_x', at: NOW }).result).toEqual({ kind: 'stored' });
});
test('a token in the fragment is refused', () => {
  expect(back('github', '?code=c&state=s1', fresh, '#access_token=t').result).toMatchObject({
    kind: 'refused',
  });
});
test('a cancelled login says so', () => {
  expect(back('github', '?error=access_denied').result).toEqual({
    kind: 'refused',
    words: 'User cancelled OAuth flow.',
  });
});
test('the words of a provider are shown to who went there, and nobody’s words to whoever follows a link', () => {
  const search = '?error=server_error&error_description=Call+us+on+0900&state=s1';
  expect(back('github', search, fresh).result).toEqual({ kind: 'refused', words: 'Call us on 0900' });
  expect(back('github', search).result).toEqual({
    kind: 'refused',
    words: 'An error occurred while validating the state.',
  });
});
test('without a code nothing happens', () => expect(back('github', '').result).toEqual({ kind: 'nothing' }));
