import { expect, test } from 'vitest';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import { handleShape } from '#domain/engine/handle/handle-shape';
import { handleLikeness } from '#domain/engine/handle/handle-signal';
import { liveLooks, whyNone } from './engine.ts';
import { DOMAIN_EXAMPLE, DOMAIN_NAMES } from './domain-example.ts';
import { EXAMPLE_HANDLE, EXAMPLES } from './examples.ts';
import { words as none } from './none-words.ts';
import { words } from './words.ts';

test.each(EXAMPLES.map((example) => [example.how, example] as const))(
  '%s is drawn as the engine draws it',
  (_, example) => {
    expect(example.diff).toEqual(
      handleDiff(EXAMPLE_HANDLE, example.value, { yours: 'Yours', theirs: 'Not yours' }),
    );
  },
);

test('a domain is drawn as the engine draws it', () =>
  expect(DOMAIN_EXAMPLE).toEqual(handleDiff(DOMAIN_EXAMPLE.yours, DOMAIN_EXAMPLE.theirs, DOMAIN_NAMES)));

test('the live field shows five kinds, each once, never the handle itself', () => {
  for (const handle of ['maya_hollimund', 'nia-okafor', 'zuck', 'j.smith', 'x'] as const) {
    const looks = liveLooks(handle);
    expect(new Set(looks.map(({ how }) => how)).size).toBe(looks.length);
    expect(looks.length).toBeLessThanOrEqual(5);
    expect(looks.map(({ value }) => value)).not.toContain(handle);
  }
});

test.each(['maya_hollimund', 'nia-okafor', 'zuck', 'nasa', 'j.smith', 'grzegorz'])(
  'the most convincing look-alike of %s leads',
  (handle) => {
    const shape = handleShape(handle);
    const likeness = liveLooks(handle).map(({ value }) => handleLikeness(shape, handleShape(value)).value);
    expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
    expect(likeness[0]).toBe(0.99);
  },
);

test('a capital of another alphabet that is seen at once does not lead', () =>
  expect(liveLooks('maya_hollimund').map(({ value }) => value)).not.toContain('\u043caya_hollimund'));

test.each([
  'https://x.com/maya_hollimund?s=20',
  'instagram.com/maya_hollimund/',
  't.me/maya_hollimund',
  '@maya_hollimund@mastodon.social',
  '@maya_hollimund',
  '@@maya_hollimund',
])('%s is read as its handle', (typed) => expect(liveLooks(typed)).toEqual(liveLooks('maya_hollimund')));

test('a Latin letter in a Cyrillic handle is of another alphabet, whichever way it came about', () => {
  const looks = liveLooks('мария');
  expect(looks.length).toBeGreaterThan(0);
  for (const { value, how } of looks)
    if (/\p{Script=Latin}/u.test(value) && value.length === 'мария'.length)
      expect([value, how]).toEqual([value, 'another alphabet']);
});

test('a change is called what it is: no letter is a digit, no key stands beside a space', () => {
  for (const { value, how } of liveLooks('jo')) if (/\d/.test(value)) expect(how).toMatch(/digit/);
  for (const { value, how } of liveLooks('maria kowalska'))
    if (!/[^a-z]/.test(value)) expect([value, how]).not.toEqual([value, words.kinds.replacement]);
});

test('a sign that is doubled or moved is not called a letter', () => {
  const how = new Map(liveLooks('860-555-0100').map(({ value, how }) => [value, how]));
  expect([how.get('860-555--0100'), how.get('860-5550-100')]).toEqual([words.doubledSign, words.swappedSign]);
});

test('a long handle is not cut; one that is too long to be drawn says so', () => {
  const long = 'association_of_handmade_ceramics_and_glass_of_maya';
  const [first] = liveLooks(long);
  expect([first!.diff.yours, first!.value]).toEqual([long, long.replace('glass_of', 'glass_0f')]);
  expect([liveLooks(`${long}s`), whyNone(`${long}s`)]).toEqual([[], none.long(50)]);
});

test('a number has no look-alikes, a handle of digits has letters in their place', () => {
  for (const number of [
    'https://wa.me/447700900123',
    '+1 860 555 0100',
    '+18605550100',
    ' +44 (0)20 7946 0018',
    '07700 900321',
    '(860) 555-0100',
  ])
    expect([number, liveLooks(number), whyNone(number)]).toEqual([number, [], none.number]);
  const hows = liveLooks('1234567').map(({ value, how }) => [value, how]);
  expect(hows).toContainEqual(['l234567', words.letter]);
  expect(hows.map(([, how]) => how)).not.toContain(words.alphabet);
});

test.each([
  'https://www.facebook.com/profile.php?id=100012345678',
  'youtube.com/channel/UCabcdefghijklmnopqrstuv',
])('what a platform chose has no look-alikes: %s', (typed) =>
  expect([liveLooks(typed), whyNone(typed)]).toEqual([[], none.given]),
);

test.each(['https://music.apple.com/us/artist/maya-hollimund/987', 'deezer.com/en/artist/111'])(
  'a page that may be anything has none: %s',
  (typed) => expect([liveLooks(typed), whyNone(typed)]).toEqual([[], none.page]),
);

test.each(['instagram.com/maya hollimund', 'https://www.facebook.com/Maya Hollimund'])(
  'a link with a space in it has none: %s',
  (typed) => expect([liveLooks(typed), whyNone(typed)]).toEqual([[], none.spaced]),
);

test.each([
  'maya_hollimund?igsh=MzRlODBiNWFlZA==',
  '@maya_hollimund#top',
  'instagram.com/maya_hollimund?igsh=1',
])('what follows a handle in its address is no part of it: %s', (typed) =>
  expect(liveLooks(typed)).toEqual(liveLooks('maya_hollimund')),
);

test('a sign that is gone is no letter', () =>
  expect(liveLooks("O'Brien").map(({ value, how }) => [value, how])).not.toContainEqual([
    'obrien',
    words.kinds.omission,
  ]));

test('signs alone have no look-alikes', () =>
  expect([liveLooks('!!! ??? ~~'), whyNone('!!! ??? ~~')]).toEqual([[], none.none]));

test.each(['gideon@applethwaite.example', ' maria@example.org '])(
  'an email address is called one, and no handle: %s',
  (typed) => expect([liveLooks(typed), whyNone(typed)]).toEqual([[], none.mailbox]),
);
test('a handle of another server, which begins with an @, is none', () =>
  expect(whyNone('@maya@mastodon.example')).not.toBe(none.mailbox));

test.each(['instagram.com/p/Cabc123', 'https://www.instagram.com/reel/C1/'])(
  'of the link to a post, %s, none',
  (typed) => expect([liveLooks(typed), whyNone(typed)]).toEqual([[], none.link]),
);
