import { expect, test } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { isHandleAlone } from './handle-alone.ts';
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
  ['our account was read', { yours: { handle: 'fritz', url: 'https://x.com/fritz' } }, false],
  ['it was decided', { status: 'IGNORED' }, false],
  ['it calls itself a fan', { reasons: [{ signal: 'label', words: 'It says about itself: “fan”.' }] }, false],
  ['it is a copy', { verdict: 'likely clone' }, false],
])('%s', (_what, part, expected) => expect(isHandleAlone(finding(part))).toBe(expected));

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
