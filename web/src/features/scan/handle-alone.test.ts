import { expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { handleAlone, isHandleAlone, isNameAlone } from './handle-alone.ts';
import { filtersFor, partsOf } from './finding/findings-shown.ts';

const finding = (part: object): Finding =>
  ({
    ...{
      id: 'a',
      platform: 'FACEBOOK',
      status: 'OPEN',
      verdict: 'namesake',
      firstSeen: '2026-11-20T10:00:00.000Z',
    },
    ...{ score: 40, reasons: [], yours: { handle: 'fritz' }, theirs: { handle: 'fritz.official' } },
    ...part,
  }) as unknown as Finding;

test.each([
  ['a handle alone', {}, true],
  ['a name was told', { yours: { handle: 'fritz', name: 'Fritz' } }, false],
  ['our account was read', { yours: { handle: 'fritz', url: 'https://x.com/fritz', bio: 'Potter' } }, false],
  ['its address is all that the list has', { yours: { handle: 'fritz', url: 'https://x.com/fritz' } }, true],
  ['it was decided', { status: 'IGNORED' }, false],
  [
    'it calls itself a fan',
    { reasons: [{ signal: 'label', words: 'Its handle, name or bio says “fan page”.' }] },
    false,
  ],
  ['it is a copy', { verdict: 'likely clone' }, false],
])('%s', (_what, part, expected) => expect(isHandleAlone(finding(part))).toBe(expected));

test.each<[string, object, ReturnType<typeof handleAlone>]>([
  ['its link was given, and nothing else', {}, 'theirs'],
  ['with its name', { name: 'Fritz' }, undefined],
  ['with its bio', { bio: 'Potter' }, undefined],
  ['with its picture', { photoHash: 'a'.repeat(64) }, undefined],
  ['a scan saw it', { seenIn: null }, undefined],
])('of the other account: %s', (_what, part, expected) => {
  const theirs = { handle: 'fritz.official', seenIn: 'report', ...part };
  expect(handleAlone(finding({ yours: { handle: 'fritz', name: 'Fritz' }, theirs }))).toBe(expected);
  // Whose own account is a handle alone tells of that first.
  if (expected) expect(handleAlone(finding({ theirs }))).toBe('yours');
});

test('what resembles an account of theirs that it wasn’t compared with can’t be told yet, unless it says itself what it is', () => {
  const likeUnproven = { platform: 'X', handle: 'fritz.official' };
  const like = { yours: { handle: 'fritz', name: 'Fritz' }, likeUnproven };
  expect(handleAlone(finding(like))).toBe('unproven');
  const label = { reasons: [{ signal: 'label', words: 'Its handle, name or bio says “fan page”.' }] };
  expect(handleAlone(finding({ ...like, ...label }))).toBeUndefined();
});

test('such accounts stand apart from those that are probably no copies', () => {
  const known = finding({ id: 'b', yours: { handle: 'fritz', name: 'Fritz' } });
  expect(
    partsOf([finding({}), known], 'all').map(({ title, of }) => [title, of.map(({ id }) => id)]),
  ).toEqual([
    ['We can’t say yet', ['a']],
    ['Probably not copies', ['b']],
  ]);
  expect(partsOf([finding({}), known], 'others').flatMap(({ of }) => of)).toEqual([known]);
});

test('and are counted where there are any', () => {
  const known = finding({ yours: { handle: 'fritz', name: 'Fritz' } });
  expect(filtersFor([finding({})], 'all')).toContain('unsure');
  expect(filtersFor([known], 'all')).not.toContain('unsure');
  expect(filtersFor([known], 'unsure')).toContain('unsure');
});

test.each<[string, object, boolean]>([
  ['a number that was given with the name', {}, true],
  [
    'its picture was given, too',
    { theirs: { handle: '447700900456', seenIn: 'report', photoHash: 'a' } },
    false,
  ],
  ['a scan saw it', { theirs: { handle: '447700900456', seenIn: null } }, false],
  ['another name', { reasons: [{ signal: 'name', value: 0.6, words: 'Other names.' }] }, false],
  [
    'a bio of its own',
    {
      reasons: [
        { signal: 'name', value: 1, words: 'Same name.' },
        { signal: 'bio', value: 0.1, words: '' },
      ],
    },
    false,
  ],
  ['it was decided', { status: 'IGNORED' }, false],
])('of one that was given, the name alone: %s', (_what, part, expected) => {
  const given = finding({
    ...{
      yours: { handle: 'fritz', name: 'Fritz Orlow' },
      theirs: { handle: '447700900456', seenIn: 'report', name: 'Fritz Orlow' },
    },
    ...{ reasons: [{ signal: 'name', value: 1, words: 'Same name.' }], ...part },
  });
  expect(isNameAlone(given)).toBe(expected);
  expect(partsOf([given], 'all')[0]!.title === 'We can’t say yet').toBe(expected);
});
