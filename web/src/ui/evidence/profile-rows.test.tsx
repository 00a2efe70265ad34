// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { KnownProfile } from '#domain/case/snapshot';
import { drawForTest } from '../draw-for-test.tsx';
import { Pair } from './Pair.tsx';
import { profileRows } from './profile-rows.tsx';

type Of = Parameters<typeof profileRows>[0];

const read: KnownProfile = { platform: 'GITHUB', handle: 'maya', followers: 3 };
const listed: KnownProfile = {
  ...{ platform: 'INSTAGRAM', handle: 'willowmere', url: 'https://www.instagram.com/willowmere/' },
  ...{ name: 'Willowmere', photoHash: '0'.repeat(64) },
};
const bio = 'Plants and pots';

/** The line of the bio, where one side has none. */
const bioOf = (of: Of) => lineOf('Bio', of);

function lineOf(label: string, of: Of): string[] {
  const { box } = drawForTest(<Pair rows={profileRows(of)} />);
  const row = [...box.querySelectorAll('tr')].find((tr) => tr.textContent.includes(label))!;
  return [...row.querySelectorAll('td')].map((cell) => cell.textContent);
}

test.each<[string, Of, string[]]>([
  ['a platform showed none', { yours: read, theirs: { ...read, bio } }, ['Not shown', bio]],
  [
    'nobody has read the own account',
    { yours: listed, theirs: { ...listed, bio, seenIn: 'report' } },
    ['Not known', bio],
  ],
  [
    'nobody has read the other account',
    { yours: { ...read, bio }, theirs: { ...listed, seenIn: 'report' } },
    [bio, 'Not known'],
  ],
  [
    'a search engine kept none',
    { yours: { ...read, bio }, theirs: { ...read, seenIn: 'web search' } },
    [bio, 'Not known'],
  ],
  [
    'a person typed both',
    { seenBy: 'person', yours: { ...listed, bio }, theirs: { name: 'Willowmere', location: 'Bath' } },
    [bio, 'Not known'],
  ],
])('of a bio that is missing, since %s, no more is said', (_, of, cells) => {
  expect(bioOf(of)).toEqual(cells);
});

test('a name that its owner gives stands above the one that its platform shows', () => {
  const name = 'Beatrix Harcourt';
  expect(lineOf('Name', { yours: { ...read, name, shownName: 'beatrixh' }, theirs: { name } })).toEqual([
    'Beatrix HarcourtGitHub shows “beatrixh”',
    'Beatrix Harcourt Same',
  ]);
});
