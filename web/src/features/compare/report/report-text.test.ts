import { expect, test } from 'vitest';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import type { ReportInput } from './report-input.ts';
import { reportText } from './report-text.ts';
import { warningText } from './warning-text.ts';

const base: ReportInput = {
  mine: {
    platformName: 'X',
    handle: 'maya_hollimund',
    name: 'Maya Hollimund',
    url: 'https://x.com/maya_hollimund',
  },
  other: {
    platformName: 'X',
    handle: 'maya_ho1limund',
    name: 'Maya Hollimund',
    url: 'https://x.com/maya_ho1limund',
  },
  judgement: { signals: { name: 1, photo: 0.97, handle: 0.95 } },
  diff: {
    yours: 'maya_hollimund',
    theirs: 'maya_ho1limund',
    same: false,
    sentence: '',
    steps: [{ kind: 'replaced', yours: ['l'], theirs: ['1'], at: 8, words: 'Digit 1 in place of l' }],
  },
  sha256: '3f9a',
  at: Date.UTC(2026, 10, 20, 9, 14),
};

test('the report says what is copied, both links and when it was compared', () => {
  expect(reportText(base))
    .toBe(`The account @maya_ho1limund on X is impersonating me, Maya Hollimund, @maya_hollimund on X.

It uses my name (letter for letter) and my picture. Its handle differs from mine in one place: digit 1 in place of l. I have not authorized it.

My account: https://x.com/maya_hollimund
The other account: https://x.com/maya_ho1limund
Compared on 20 November 2026, 09:14 UTC. SHA-256 of the file with the picture it shows, as I have it: 3f9a`);
});

test('a Discord username has no address: what was entered stands alone, and the page of a number by its link', () => {
  const on = (handle: string) => ({
    ...{ platformName: 'Discord', name: 'Maya', handle, url: `https://discord.com/users/${handle}` },
  });
  const named = reportText({ ...base, other: on('ottoline.b') });
  expect(named).toContain('The other account: @ottoline.b\n');
  expect(named).not.toContain('discord.com');
  expect(reportText({ ...base, other: on('123456789012345678') })).toContain(
    'The other account: https://discord.com/users/123456789012345678',
  );
});

test('a platform whose name nobody gave is left out', () => {
  const [mine, other] = [base.mine, base.other].map(({ url: _, ...one }) => ({ ...one, platformName: '' }));
  const input = { ...base, mine: mine!, other: other! };
  expect(reportText(input)).toContain(
    'The account @maya_ho1limund is impersonating me, Maya Hollimund, @maya_hollimund.\n',
  );
  expect(warningText(input)).toBe(
    'An account called @maya_ho1limund is using my name and my picture. It is not me. My account is @maya_hollimund. Please do not send it money or codes.',
  );
});

test('a YouTube name from before handles is told by its address, as it was given', () => {
  const url = 'https://www.youtube.com/c/Maya_Ho1limund';
  const other = { ...base.other, platformName: 'YouTube', handle: 'c/Maya_Ho1limund', url };
  const text = reportText({ ...base, other });
  expect(text).toMatch(/^The account youtube\.com\/c\/Maya_Ho1limund is impersonating me/);
  expect(text).toContain(`The other account: ${url}\n`);
  const warning = warningText({ ...base, other });
  expect(warning).toMatch(/^The account youtube\.com\/c\/Maya_Ho1limund is using my name/);
  expect(text + warning).not.toContain('@c/');
});

test('each speaker has the file as they speak elsewhere', () => {
  const has = (part: object) => /as (\w+ have) it/.exec(reportText({ ...base, ...part }))?.[1];
  expect([has({}), has({ business: ['Hollimund Clay'] }), has({ behalf: 'their mother' })]).toEqual([
    'I have',
    'we have',
    'I have',
  ]);
});

test('several differences are one sentence, and say nothing of how usual they are', () => {
  const diff = handleDiff('maya_hollimund', 'real_maya_ho1limund');
  expect(reportText({ ...base, diff })).toContain(
    'Its handle differs from mine in two places: “real_” added in front; digit 1 in place of l.',
  );
});

test('a difference that comes twice is said once', () => {
  const diff = handleDiff('lola_lark', 'real_1o1a_lark');
  expect(reportText({ ...base, diff })).toContain(
    'Its handle differs from mine in three places: “real_” added in front; digit 1 in place of l, twice.',
  );
});

test('of handles that differ in many places the part that both contain is named', () => {
  const [own, other] = ['martin.oakes.joinery', 'martin-oakes-official'];
  const text = reportText({
    ...{ ...base, diff: handleDiff(own, other), mine: { ...base.mine, handle: own } },
    ...{ other: { ...base.other, handle: other }, judgement: { signals: { name: 1, handle: 0.82 } } },
  });
  expect(text).toContain(
    'It uses my name (letter for letter). Its handle and mine both contain “martinoakes”, dots and dashes aside.',
  );
});

test.each([
  ['leopoldineak', 'leopoldineclay-official', 'begins like mine, with “leopoldine”.'],
  ['leopoldineak', 'leopoldinecly', 'differs from mine in two places: “cly” added; “ak” is missing.'],
  [
    'olivergrant',
    '0livergrantbackup',
    'differs from mine in two places: digit 0 in place of o; “backup” added at the end.',
  ],
  [
    'annakeller',
    'annakell3r_official',
    'differs from mine in two places: digit 3 in place of e; “_official” added at the end.',
  ],
  ['emilystone1', 'emilystoneofficial1', 'differs from mine in one place: “official” added'],
  ['mayahollimund', 'maya.real.hollimund', 'differs from mine in one place: “.real.” added.'],
  [
    'mayahollimund',
    'maya.real.ho1limund',
    'differs from mine in two places: “.real.” added; digit 1 in place of l.',
  ],
  ['lenafischerart', 'lenafischershop', 'differs from mine in'],
  ['hannahmorris', 'hanahmoris_official', 'differs from mine in three places'],
  ['potterlena', 'lenapotter', 'differs from mine in two places: “lena” added in front; “lena” is missing.'],
])('of %s and %s it says what differs, or what both begin with', (own, other, says) => {
  const text = reportText({
    ...{ ...base, diff: handleDiff(own, other), mine: { ...base.mine, handle: own } },
    ...{ other: { ...base.other, handle: other }, judgement: { signals: { name: 1, handle: 0.77 } } },
  });
  expect(text).toContain(`Its handle ${says}`);
});

test('a link that passes for the own one is named in the report; a business, whose site it imitates, asks not to open it', () => {
  const link = 'hol1imund.example looks like hollimund.example.';
  expect(reportText({ ...base, link })).toContain(
    'digit 1 in place of l. Its link resembles the one on my account: hol1imund.example looks like hollimund.example. I have not',
  );
  expect(reportText({ ...base, link, business: [] })).toContain(
    'Its link resembles the address of our site: hol',
  );
  const theirs = reportText({ ...base, link, behalf: 'their parent', business: [] });
  expect(theirs).toContain('Its link resembles the one on their account: hol');
  for (const who of [{}, { behalf: 'their parent' }])
    expect(warningText({ ...base, link, ...who })).toMatch(/\. Please do not send it money or codes\.$/);
  expect(warningText({ ...base, link, business: [] })).toMatch(
    /Please do not open the page that it links to, and do not send it money or codes\.$/,
  );
});

test.each([
  ['Maya Hollimund ✓', 'my name with a check mark added (otherwise letter for letter)'],
  ['MAYA HOLLIMUND ✔️', 'my name with a check mark added'],
  ['Maya  Hollimund☑', 'my name with a check mark added (otherwise letter for letter)'],
  ['Maya Holimund ✓', 'a name very close to mine'],
])('a name shown as %s is called %s', (name, said) => {
  const input = { ...base, other: { ...base.other, name } };
  expect(reportText(input)).toContain(`It uses ${said} and my picture.`);
  const short = said.replace(/ \(.*/, '');
  expect(warningText(input)).toContain(
    short.startsWith('a name') ? ` is using my picture and ${short}.` : ` is using ${short} and my picture.`,
  );
});

test('who has a check mark in their own name is not said to lack it', () => {
  const [mine, other] = [base.mine, base.other].map((one) => ({ ...one, name: 'Maya Hollimund ✓' }));
  expect(reportText({ ...base, mine: mine!, other: other! })).toContain(
    'It uses my name (letter for letter)',
  );
});

test('where one’s own handle on the platform of the copy is nearer to it, that one is measured by', () => {
  const [own, other] = ['tamsin.ashgrove', 'tamsin-ashgrove-support'];
  const input: ReportInput = {
    ...{ ...base, diff: handleDiff(own, other) },
    mine: { ...base.mine, handle: own, platformName: 'Instagram' },
    other: { ...base.other, handle: other, platformName: 'LinkedIn' },
  };
  const thereIs = (handle: string, part: object = {}) =>
    reportText({ ...input, there: { platformName: 'LinkedIn', handle, name: '' }, ...part });
  expect(reportText(input)).toContain('Its handle differs from mine in two places: hyphen in place of');
  expect(thereIs('tamsin-ashgrove')).toContain(
    'Its handle differs from my handle on LinkedIn in one place: “-support” added at the end.',
  );
  expect(thereIs('tamsin-ashgrove', { behalf: 'their mother' })).toContain(
    'from their handle on LinkedIn in',
  );
  expect(thereIs('ashgrovedraws')).toContain(
    'Its handle differs from mine in two places: hyphen in place of',
  );
});

test('a part that is not alike is not claimed', () => {
  const text = reportText({
    ...base,
    judgement: { signals: { name: 0.9, photo: 0.1, handle: 0.2 } },
    sha256: '',
  });
  expect(text).toContain('It uses my name (letter for letter). I have not authorized it.');
  expect(text).not.toContain('my picture');
  expect(text).not.toContain('Its handle');
  expect(text).not.toContain('SHA-256');
});

test('a picture that is called the same beside it is named, also an edited one, in both texts', () => {
  const edited = { ...base, judgement: { signals: { name: 1, photo: 0.7 } } };
  expect(reportText(edited)).toContain('my picture');
  expect(warningText(edited)).toContain('my picture');
});

test('the warning names the account and the own one', () => {
  expect(warningText(base)).toBe(
    'An account called @maya_ho1limund on X is using my name and my picture. It is not me. My account is @maya_hollimund on X. Please do not send it money or codes.',
  );
});

test('an own account on the platform of the copy is named besides one elsewhere, or alone', () => {
  const there = { ...base.mine, name: '' };
  const mine = {
    platformName: 'Instagram',
    handle: 'maya.clay',
    name: 'Maya',
    url: 'https://instagram.com/maya.clay',
  };
  const both = { ...base, mine, there };
  expect(reportText(both)).toContain(`
My account: https://instagram.com/maya.clay
My account on X: https://x.com/maya_hollimund
The other account:`);
  expect(warningText(both)).toContain('My accounts are @maya_hollimund on X and @maya.clay on Instagram.');
  const alone = { ...both, mine: { platformName: '', handle: '', name: 'Acme' }, business: [] };
  expect(reportText(alone)).toContain('is impersonating our business, Acme.');
  expect(reportText(alone)).toContain(
    '\n\nOur account on X: https://x.com/maya_hollimund\nThe other account:',
  );
  expect(warningText(alone)).toContain('It is not us. Our account is @maya_hollimund on X.');
});

test('of a picture alone the warning speaks in whole words', () => {
  expect(warningText({ ...base, judgement: { signals: { photo: 0.97 } } })).toContain(
    'is using my picture. It',
  );
});

test('the warning for somebody who is represented speaks of them, not of who posts it', () => {
  const text = warningText({
    ...base,
    mine: { ...base.mine, name: 'Lina Hollimund' },
    behalf: 'their parent or guardian',
  });
  expect(text).toBe(
    'An account called @maya_ho1limund on X is impersonating Lina Hollimund, using their picture and a name very close to theirs. It does not belong to them. Their account is @maya_hollimund on X. Please do not send it money or codes.',
  );
  expect(text).not.toMatch(/\b(me|my|mine)\b/i);
});

test('a handle is taken letter for letter only where its capitals are the same', () => {
  const taken = (handle: string) =>
    reportText({
      ...base,
      diff: handleDiff(base.mine.handle, handle),
      other: { ...base.other, handle, platformName: 'GitHub' },
    });
  expect(taken('maya_hollimund')).toContain(' It has taken my handle, letter for letter.');
  expect(taken('Maya_Hollimund')).toContain(' It has taken my handle.');
});

test('names that mean two people are not called close: "Valery Ivanov" and "Valeria Ivanova" reach 0.8', () => {
  const signals = { name: 0.8, photo: 1, handle: 1 };
  expect(reportText({ ...base, judgement: { signals } })).not.toMatch(/my name|close to mine/);
});

test('a name with a letter of another alphabet is said to look like it, and the report says which letter', () => {
  const input = {
    ...base,
    other: { ...base.other, name: 'Mаya Hollimund' },
    judgement: { signals: { ...base.judgement.signals, name: 0.99 } },
  };
  expect(reportText(input)).toContain(
    'It uses a name that looks like mine (Cyrillic а in place of Latin a, at the 2nd character) and my picture.',
  );
  expect(warningText(input)).toContain(' is using my picture and a name that looks like mine.');
});

test('a differently written name is called close, not the same', () => {
  expect(reportText({ ...base, other: { ...base.other, name: 'Maya Holimund' } })).toContain(
    'a name very close to mine',
  );
});

test.each(['46701234567', '+46701234567'])(
  'an account that is the phone number %s is written as one',
  (handle) => {
    const other = { platformName: 'WhatsApp', handle, name: 'Maya', url: 'https://wa.me/46701234567' };
    expect(reportText({ ...base, other })).toContain(
      'The account +46701234567 on WhatsApp is impersonating me',
    );
    expect(warningText({ ...base, other })).toContain('The number +46701234567 on WhatsApp is');
  },
);

test('spaces that a page doesn’t show are no difference between two names, and capitals are no other name', () => {
  const said = (mine: string, other: string, shown?: string) => {
    const input = {
      ...base,
      mine: { ...base.mine, name: mine, ...(shown && { shown }) },
      other: { ...base.other, name: other },
    };
    return [reportText(input), warningText(input)].join('\n');
  };
  for (const [mine, other] of [
    ['Maya  Hollimund', 'Maya Hollimund'],
    ['Maya Hollimund', ' Maya\u00a0  Hollimund '],
  ] as const) {
    expect(said(mine, other)).toContain('It uses my name (letter for letter)');
    expect(said(mine, other)).not.toMatch(/Maya\s\s|very close/);
  }
  for (const text of [said('Maya Hollimund', 'MAYA HOLLIMUND'), said('MAYA  HOLLIMUND', 'Maya Hollimund')]) {
    expect(text).toContain('It uses my name and my picture');
    expect(text).not.toMatch(/letter for letter|very close/);
  }
  expect(said('Maya H', 'MAYA  HOLLIMUND', 'Maya Hollimund')).toContain(
    'It uses the name on my account (“Maya Hollimund”) and',
  );
  expect(said('Maya Hollimund', 'Maya Hol1imund')).toContain('a name very close to mine');
});

test.each([
  ['a number', 'Facebook', '61550000000001', 'https://www.facebook.com/profile.php?id=61550000000001'],
  [
    'a channel id',
    'Google',
    'UCabcdefghijklmnopqrstuv',
    'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
  ],
])('an account whose only name is %s is told by its link alone', (_, platformName, handle, url) => {
  const account = { platformName, handle, name: 'Maya Hollimund', url };
  const [other, mine] = [reportText({ ...base, other: account }), { ...base, mine: account }];
  expect(other).toContain(`The account ${url} is impersonating me, Maya Hollimund, @maya_hollimund on X.`);
  expect(reportText(mine)).toContain(`on X is impersonating me, Maya Hollimund, ${url}.`);
  expect(warningText(mine)).toContain(`My account is ${url}.`);
  for (const text of [other, reportText(mine), warningText(mine)]) expect(text).not.toContain(`@${handle}`);
});

test('a handle that holds most of one’s own is spoken of, however little it counts', () => {
  const of = (theirs: string, handle = 'beatrixpots') =>
    reportText({
      ...base,
      mine: { ...base.mine, handle },
      other: { ...base.other, handle: theirs },
      judgement: { signals: { name: 1, handle: 0.5 } },
      diff: handleDiff(handle, theirs),
    });
  expect(of('beatrix.makes.p0ts')).toContain('Its handle differs from mine in two places');
  expect(of('hollybear')).not.toContain('handle differs');
  expect(of('ferrow_support', 'ferrow')).toContain('Its handle differs from mine in one place');
  expect(of('maya.backup.page', 'maya')).toContain('Its handle differs from mine in one place');
  // A short one stands in many a longer one.
  for (const [own, theirs] of [
    ['mh', 'mary_hopkins'],
    ['tom', 'tomorrow_t'],
    ['max', 'maximilian.b'],
  ] as const)
    expect(of(theirs, own)).not.toContain('handle differs');
});
