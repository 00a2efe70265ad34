import { expect, test } from 'vitest';
import { nameWords } from './name-words.ts';
import { words } from './words.ts';

const domain = 'xn--mller-brot-9db.de';
const at = '2026-11-26T10:00:00.000Z';
const proven = { domain, domainProof: { domain, verifiedAt: at, checkedAt: at } };

test('by which name it is searched, and else why by none', () => {
  expect(nameWords({ ...proven, name: 'Müller Brot' })).toBe(
    'We also search for the name Müller Brot, which your domain proves.',
  );
  expect(nameWords({ name: 'Müller Brot', domain })).toBe(words.unnamed);
  expect(nameWords(proven)).toBe(words.unnamed);
  // What it asks for otherwise is done already, and the domain may contain a part of the name.
  expect(nameWords({ ...proven, name: 'Bäckerei Müller', shortName: 'Müller' })).toBe(
    'We search for handles like yours, and for your name only where a proven account shows it: your proven domain, müller-brot.de, doesn’t spell it out. If you’re also called “Müller Brot”, give that as your short name, and we’ll search for it.',
  );
  expect(nameWords({ ...proven, name: 'Bäckerei Müller' }, false)).toContain(
    'If you’re also called “Müller Brot”, an admin can give that as your short name',
  );
});

test.each([
  ['willowmere-nursery.com', 'Willowmere Garden Nursery', 'Willowmere Nursery'],
  ['willowmerenursery.com', 'Willowmere Garden Nursery', 'Willowmere Nursery'],
  ['thepottingshed.co.uk', 'Willowmere Garden Nursery', undefined],
  ['willowmere.com', 'Willowmere Garden Nursery', 'Willowmere'],
  // Which part is the name isn't plain.
  ['shop.willowmere-nursery.com', 'Willowmere Garden Nursery', undefined],
])('%s, called %s, could give the name %s', (domain, name, said) => {
  const told = nameWords({ name, domain, domainProof: { domain, verifiedAt: at, checkedAt: at } });
  const advice = /If you’re also called “(.+)”/.exec(told)?.[1];
  expect(advice).toBe(said);
});
