import { expect, test } from 'vitest';
import { nameWords } from './name-words.ts';
import { words } from './words.ts';

const domain = 'xn--mller-brot-9db.de';
const at = '2026-11-26T10:00:00.000Z';
const proven = { domain, domainProof: { domain, verifiedAt: at, checkedAt: at } };

test('by which name it is searched, and else why by none', () => {
  expect(nameWords(['Müller Brot'], { ...proven, name: 'Müller Brot' })).toBe(
    'We also search for the name Müller Brot, which your domain proves.',
  );
  expect(nameWords([], { name: 'Müller Brot', domain })).toBe(words.unnamed);
  expect(nameWords([], proven)).toBe(words.unnamed);
  // What it asks for otherwise is done already.
  expect(nameWords([], { ...proven, name: 'Bäckerei Müller' })).toBe(
    'We search for handles like yours, but not for your name: your proven domain, müller-brot.de, doesn’t contain “Bäckerei Müller”.',
  );
  expect(nameWords([], { ...proven, name: 'Bäckerei Müller', shortName: 'Müller' })).toBe(
    'We search for handles like yours, but not for your name: your proven domain, müller-brot.de, contains neither “Bäckerei Müller” nor “Müller”.',
  );
});
