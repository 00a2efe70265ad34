import { expect, test } from 'vitest';
import { compare } from './comparison.ts';
import { outcomeOf } from './outcome.ts';
import { reportable } from './report/reportable.ts';
import {
  accountAt,
  emptyDraft,
  emptySide,
  isSameAccount,
  loadDraft,
  saveDraft,
  withOwnHandle,
  type Draft,
} from './side.ts';
import { words } from './words.ts';

const draft = (yours: Partial<Draft['yours']>, theirs: Partial<Draft['theirs']>): Draft => ({
  yours: { ...emptySide(), ...yours },
  theirs: { ...emptySide(), ...theirs },
});
const picture = (hash: string) => ({
  name: 'a.png',
  preview: '',
  hash,
  quality: 100,
  sha256: '',
  width: 9,
  height: 9,
});

test('handle and name copied: a clone that may be reported', () => {
  const result = compare(
    draft(
      { link: 'https://x.com/maya_hollimund', name: 'Maya Hollimund' },
      { link: 'https://x.com/maya_ho1limund', name: 'Maya Hollimund' },
    ),
  )!;
  expect([result.compared, result.alike]).toEqual([2, 2]);
  expect(reportable(result.judgement)).toBe(true);
  expect(result.missing).toContain('the pictures');
  expect(result.diff?.steps.map(({ words }) => words).filter(Boolean)).toEqual(['Digit 1 in place of l']);
});

test('a name alone is a namesake, never reportable', () => {
  const result = compare(draft({ name: 'Maya Hollimund' }, { name: 'Maya Hollimund' }))!;
  expect(result.judgement.verdict).toBe('namesake');
  expect(reportable(result.judgement)).toBe(false);
});

const long = `https://x.com/${'m'.repeat(300)}`;
test.each([
  ['unreadable', { link: 'https://x.com/i/flow' }, { link: 'https://x.com/maya' }, ['unknown', 'yours']],
  ['too long', { link: 'https://x.com/maya' }, { link: long }, ['unknown', 'theirs']],
  ['without its platform', { link: 'https://x.com/maya' }, { link: 'maya' }, ['ask', 'theirs']],
] as const)(
  'a link that is %s is to be fixed first, and is not “not given”',
  (_, mine, other, [why, side]) => {
    const result = compare(draft({ ...mine, name: 'Maya Hollimund' }, { ...other, name: 'Maya Hollimund' }))!;
    expect(result.toFix).toEqual([words.fix[why][side]]);
    expect(result.missing).not.toContain('the handles');
  },
);

test('the same picture under the same name is a likely clone', () => {
  const hash = 'a5'.repeat(32);
  const result = compare(
    draft(
      { name: 'Maya Hollimund', picture: picture(hash) },
      { name: 'Maya Hollimund', picture: picture(hash) },
    ),
  )!;
  expect(result.judgement.verdict).toBe('likely clone');
});

test('pictures without detail are not counted as compared, and it is said', () => {
  const flat = { ...picture('a5'.repeat(32)), quality: 3 };
  const result = compare(
    draft({ name: 'Maya Hollimund', picture: flat }, { name: 'Maya Hollimund', picture: flat }),
  )!;
  expect([result.compared, result.alike, result.unread]).toEqual([1, 1, [words.plain]]);
});

test('without a part on both sides there is nothing to say', () => {
  expect(compare(emptyDraft())).toBeUndefined();
  expect(compare(draft({ name: 'Maya' }, { link: 'x.com/maya' }))).toBeUndefined();
});

const alone = { name: 'Maya Hollimund' };
const nameAlone = () => compare(draft(alone, alone))!.judgement;

test.each([
  ['a phone’s screen', 1170, 2532],
  ['a desktop’s', 1920, 1080],
  ['a tablet’s', 2048, 1536],
])('a whole screenshot, %s, says nothing against a copy, and what to do with it', (_, width, height) => {
  const [mine, other] = [picture('a5'.repeat(32)), { ...picture('0f'.repeat(32)), width, height }];
  const result = compare(draft({ ...alone, picture: mine }, { ...alone, picture: other }))!;
  expect(result.judgement).toEqual(nameAlone());
  expect([result.compared, result.unread]).toEqual([1, [words.uncut('theirs')]]);
  // cut out, it is a picture like any other, and may differ
  const cut = compare(
    draft({ ...alone, picture: mine }, { ...alone, picture: { ...other, width: 300, height: 300 } }),
  )!;
  expect(cut.judgement.reasons).toContain('Different pictures.');
  expect(cut.unread).toEqual([]);
  // Also not where it is alike as a whole: the page around the picture may be what is.
  const alike = compare(
    draft({ ...alone, picture: mine }, { ...alone, picture: { ...mine, width, height } }),
  )!;
  expect(alike.judgement).toEqual(nameAlone());
});

test('two whole screenshots are not compared: they share the page around the pictures', () => {
  const screen = { ...picture('a5'.repeat(32)), width: 1170, height: 2532 };
  const result = compare(draft({ ...alone, picture: screen }, { ...alone, picture: screen }))!;
  expect(result.judgement).toEqual(nameAlone());
  expect([result.compared, result.unread]).toEqual([1, [words.uncut('both')]]);
});

test('what platforms give to everybody without a picture says nothing, unless it is a logo', () => {
  const [outline, photo] = [
    { ...picture('a5'.repeat(32)), fewTones: true as const },
    picture('0f'.repeat(32)),
  ];
  const of = (yours: typeof photo, theirs: typeof photo) =>
    draft({ ...alone, picture: yours }, { ...alone, picture: theirs });
  for (const [yours, theirs, whose] of [
    [outline, outline, 'both'],
    [outline, photo, 'yours'],
    [photo, outline, 'theirs'],
  ] as const) {
    const result = compare(of(yours, theirs))!;
    expect(result.judgement).toEqual(nameAlone());
    expect([result.compared, result.unread]).toEqual([1, [words.fewTones(whose)]]);
  }
  for (const said of [{ business: true }, { plain: true }] as const) {
    const logo = compare({ ...of(outline, outline), ...said })!;
    expect(logo.judgement.reasons).toContain('Same picture.');
    expect(logo.unread).toEqual([]);
  }
});

test.each([
  [
    'channel ids',
    'https://youtube.com/channel/UCX6OQ3DkcsbYNE6H8uQQuVA',
    'https://youtube.com/channel/UCX6OQ3DkcsbYNE6H8uQQuVB',
  ],
  [
    'numbers',
    'https://www.facebook.com/profile.php?id=100004567890123',
    'https://www.facebook.com/profile.php?id=100004567890999',
  ],
  ['phone numbers', 'https://wa.me/447700900123', 'https://wa.me/447700900124'],
  ['a number beside a handle', 'https://x.com/maya_hollimund', 'https://wa.me/447700900124'],
])('%s are not compared as handles', (_, yours, theirs) => {
  const result = compare(draft({ ...alone, link: yours }, { ...alone, link: theirs }))!;
  expect(result.judgement).toEqual(nameAlone());
  expect([result.diff, result.unread]).toEqual([undefined, [words.assignedId]]);
  expect(result.missing).not.toContain('the handles');
});

test('a number typed for WhatsApp is read as its link is', () => {
  const typed = { platform: 'WHATSAPP', name: 'Maya Hollimund' };
  const sides = draft({ ...typed, link: '+44 7700 900123' }, { ...typed, link: '0044 (0)7700-900124' });
  expect([accountAt(sides.yours)?.handle, accountAt(sides.theirs)?.handle]).toEqual([
    '447700900123',
    '447700900124',
  ]);
  expect(compare(sides)).toMatchObject({ unread: [words.assignedId], toFix: [] });
  const again = { ...typed, link: 'https://wa.me/447700900123' };
  expect(isSameAccount({ ...sides, theirs: { ...sides.theirs, ...again } })).toBe(true);
});

test('a YouTube name from before handles is compared by its letters, and is no account of the handle', () => {
  const url = 'https://www.youtube.com/user/gideonclocks';
  const both = draft({ link: url }, { link: 'https://www.youtube.com/@gideonclocks' });
  expect(isSameAccount(both)).toBe(false);
  expect(compare(both)?.diff?.same).toBe(true);
  expect(accountAt(both.yours)).toMatchObject({ handle: 'user/gideonclocks', url });
  const other = compare(draft({ link: url }, { link: 'youtube.com/c/gideonc1ocks' }))!;
  expect(other.diff?.sentence).toContain(
    'Yours: gideonclocks. The other account: gideonc1ocks. 1 difference',
  );
  expect(other.judgement.signals.handle).toBeGreaterThan(0.9);
});

test('a text that is too short to compare is said to be', () => {
  const texts = (yours: string, theirs: string) =>
    compare(draft({ name: 'Maya Hollimund', bio: yours }, { name: 'Maya Hollimund', bio: theirs }))!;
  const short = texts('Hello there', 'Hello there');
  expect([short.compared, short.unread]).toEqual([1, [words.shortTexts]]);
  expect(texts('Stoneware and slow glazes.', 'Stoneware and slow glazes.').unread).toEqual([]);
});

test('one account given twice is nothing to compare', () => {
  for (const [one, other] of [
    ['https://x.com/maya_hollimund', 'x.com/Maya_Hollimund?s=20'],
    ['t.me/maya', 'https://t.me/s/maya'],
    ['threads.net/@maya', 'https://www.threads.com/@maya/post/abc'],
    ['linkedin.com/in/maya-h', 'https://se.linkedin.com/in/maya-h/details/skills'],
    ['facebook.com/maya.hollimund', 'https://m.facebook.com/mayahollimund'],
    ['facebook.com/profile.php?id=100001234567890', 'facebook.com/people/Maya-H/100001234567890'],
    ['https://wa.me/447700900123', 'https://wa.me/447700900123'],
  ] as const) {
    const twice = draft({ ...alone, link: one }, { ...alone, link: other });
    expect([isSameAccount(twice), compare(twice)], one).toEqual([true, undefined]);
  }
  expect(isSameAccount(draft({ link: 'x.com/maya' }, { link: 'instagram.com/maya' }))).toBe(false);
  // A company and a person of one handle; two pages of a site whose form nobody knows.
  expect(isSameAccount(draft({ link: 'linkedin.com/company/acme' }, { link: 'linkedin.com/in/acme' }))).toBe(
    false,
  );
  expect(isSameAccount(draft({ link: 'clay.example/kiln/maya' }, { link: 'clay.example/kiln/other' }))).toBe(
    false,
  );
  const anywhere = { link: 'maya', platform: 'ELSEWHERE' };
  expect(isSameAccount(draft(anywhere, anywhere))).toBe(false);
});

test.each([
  ['Telegram', 'https://t.me/maya_ho1limund'],
  ['Threads', 'https://www.threads.net/@maya_ho1limund'],
  ['Bluesky', 'https://bsky.app/profile/maya_ho1limund.bsky.social'],
  ['mastodon.social', '@maya_ho1limund@mastodon.social'],
  ['pottery-forum.example', 'https://pottery-forum.example/users/maya_ho1limund'],
])('an account on %s is compared from what is typed', (site, link) => {
  const theirs = { ...emptySide(), ...alone, link };
  const result = compare(draft({ ...alone, link: 'https://x.com/maya_hollimund' }, theirs))!;
  expect(result.judgement.reasons).toContain('Digit 1 in place of l.');
  expect(accountAt(theirs)).toMatchObject({ platformName: site, handle: 'maya_ho1limund' });
});

test('a website is not compared as a profile, and nothing reassuring is said of it', () => {
  const name = 'Bramblewood Bakery';
  const yours = { link: 'https://www.instagram.com/bramblewoodbakery', name };
  for (const link of [
    'https://bramblewoodbakery-orders.shop/sale',
    'https://bramblewoodbakery-orders.shop/',
    'https://bramblewoodbakery-orders.co.uk/autumn',
  ]) {
    const result = compare(draft(yours, { link, name }))!;
    expect([result.toFix, result.diff, outcomeOf(result)], link).toEqual([
      [words.fix.website.theirs],
      undefined,
      'fix',
    ]);
  }
});

test('a draft survives the page, a broken one does not break it, a full store keeps the words', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > 500) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  } as Storage;
  saveDraft(
    draft({ name: 'Maya', picture: { ...picture(''), preview: 'x'.repeat(600) } }, { link: 'x.com/a' }),
    { store },
  );
  expect(loadDraft(store)).toEqual(draft({ name: 'Maya' }, { link: 'x.com/a' }));
  kept.set([...kept.keys()][0]!, '{');
  expect(loadDraft(store)).toEqual(emptyDraft());
});

test.each([
  ['maya_hollimund', { link: 'maya_hollimund', name: '' }],
  ['https://x.com/maya', { link: 'https://x.com/maya', name: '' }],
  ['Maya Hollimund', { link: '', name: 'Maya Hollimund' }],
  ['Seán O’Brien-Quill', { link: '', name: 'Seán O’Brien-Quill' }],
  ['', { link: '', name: '' }],
])('what was typed as a handle elsewhere, %j, stands where it belongs', (typed, yours) => {
  expect(withOwnHandle(emptyDraft(), typed).yours).toMatchObject(yours);
  const filled = draft({ link: 'x.com/a', name: 'A' }, {});
  expect(withOwnHandle(filled, typed)).toEqual(filled);
});
