import { expect, it } from 'vitest';
import { secretsIn } from './secrets.ts';
import { faultsOf } from './packages.ts';

const good = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };

it('a package that is locked by a hash and free is taken; what is none of it is named', () => {
  expect(faultsOf('node_modules/a', good)).toEqual([]);
  expect(faultsOf('node_modules/a/node_modules/esbuild', { ...good, hasInstallScript: true })).toEqual([]);
  expect(faultsOf('node_modules/a', { ...good, license: 'MPL-2.0', dev: true })).toEqual([]);
  expect(
    faultsOf('node_modules/a', {
      ...{ version: '1.0.0', integrity: 'sha1-abc', license: 'MPL-2.0', hasInstallScript: true },
      resolved: 'git+ssh://git@example.com/a.git',
    }),
  ).toEqual([
    'a has no hash',
    'a has the licence MPL-2.0',
    'a runs a program when installed',
    'a comes from git+ssh://git@example.com/a.git',
  ]);
});

// Put together here: as a whole each of them would be found in this file.
it.each([
  ['key of AWS', `id = ${'AKIA'}${'Q'.repeat(16)}`],
  ['private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----\n+${'A'.repeat(64)}`],
  ['token of GitHub', `gh${'p_'}${'a1B2'.repeat(9)}`],
  ['key of Google', `AI${'za'}${'x'.repeat(35)}`],
  ['password in an address', `https://maya:${'hunter22'}@db.acme.io/main`],
])('finds a %s', (kind, text) => {
  expect(secretsIn(`line\n${text}\n`)).toEqual([{ kind, at: expect.any(Number) }]);
});

it('finds none in what only looks alike', () => {
  expect(secretsIn('AKIAIOSFODNN7EXAMPLE https://ada:secret@acme.example/ ghp_short')).toEqual([]);
});
