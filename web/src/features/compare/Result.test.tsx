// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { AskFriendFirst } from './AskFriendFirst.tsx';
import { compare } from './comparison.ts';
import { draftSnapshot } from './draft-snapshot.ts';
import { OwnKit } from './OwnKit.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { Result } from './Result.tsx';
import { emptySide, type Draft, type Side } from './side.ts';
import { Why } from './Why.tsx';

const named = (part: Partial<Side>): Side => ({ ...emptySide(), name: 'Maya Hollimund', ...part });
const said = (draft: Draft) => {
  const comparison = compare(draft)!;
  const draw = (part: React.ReactNode) => drawForTest(part).box.textContent ?? '';
  return [
    draw(<Result comparison={comparison} draft={draft} />),
    draw(<OwnKit comparison={comparison} draft={draft} />),
  ];
};
const mine = named({ link: 'https://x.com/maya_hollimund' });
const outline = {
  ...{
    name: 'a.png',
    preview: 'data:,',
    hash: 'a5'.repeat(32),
    quality: 100,
    sha256: '',
    width: 9,
    height: 9,
  },
  fewTones: true as const,
};
const unreadable = { link: 'https://x.com/i/flow' };

test('while a link cannot be read, nothing reassures: the field is named', () => {
  const [result, kit] = said({ yours: mine, theirs: named(unreadable) });
  expect(result).toBe(
    'We can’t read the link to the other account. Fix this first: until then, we can’t say whose account it is. Go to the field',
  );
  expect(kit).not.toContain('no report text');
});

test('about a website, no report to a platform is promised', () => {
  const [result, kit] = said({
    yours: mine,
    theirs: named({ link: 'https://mayahollimund-clay.shop/sale' }),
  });
  expect(result).toContain('The link to the other account leads to a website. Fix this first');
  expect(kit).toBe(
    'No platform takes a report about a website. The note under the link says what you can do.',
  );
});

test('a copy is called one, whatever is still to be fixed', () => {
  const picture = {
    ...{
      name: 'a.png',
      preview: 'data:,',
      hash: 'a5'.repeat(32),
      quality: 100,
      sha256: '',
      width: 9,
      height: 9,
    },
  };
  const [result] = said({ yours: { ...mine, picture }, theirs: named({ ...unreadable, picture }) });
  expect(result).toContain('Likely clone');
  expect(result).toContain('So the handles weren’t compared.');
  expect(result).not.toMatch(/Not compared: the handles/);
});

test('where nothing could be compared there is no verdict, only what is wanted', () => {
  const phone = { ...emptySide(), link: 'https://wa.me/447700900123' };
  const theirs = { ...emptySide(), link: 'https://www.linkedin.com/in/maya-hollimund' };
  const [result, kit] = said({ yours: phone, theirs });
  expect(result).toMatch(/^There is nothing to compare yet\..*a number, an ID or an address/);
  expect(result).not.toMatch(/unrelated|of 100|Evidence against/);
  expect(kit).not.toContain('isn’t enough to make it a copy');
});

test('on a site whose links aren’t known no part of the address is compared, and the texts have the link', () => {
  const artist = (id: number, more = {}) =>
    named({ link: `https://music.apple.com/us/artist/maya-hollimund/${id}`, ...more });
  const namesakes = said({ yours: artist(987), theirs: artist(123) });
  expect(namesakes[0]).toContain('Alike in name, probably someone else');
  expect(namesakes[1]).not.toContain('impersonating');
  const bio = { bio: 'Stoneware, thrown by hand in Ferrow Bay, and two dogs who sleep in the clay store.' };
  const [result, kit] = said({ yours: { ...artist(987), ...bio }, theirs: { ...artist(123), ...bio } });
  expect(result).not.toMatch(/Same handle|@/);
  expect(kit).toContain('My account is https://music.apple.com/us/artist/maya-hollimund/987.');
  expect(kit).not.toContain('@');
});

test('with both links read, a namesake is said to be one', () => {
  const theirs = named({ link: 'https://x.com/tidewheel' });
  expect(said({ yours: mine, theirs })[0]).toContain('Alike in name, probably someone else');
});

test('a copy on Telegram is reported where our help says so', () => {
  const on = (handle: string) => ({ ...emptySide(), link: `t.me/${handle}`, name: 'Maya Hollimund' });
  const [, kit] = said({ yours: on('mayah'), theirs: on('maya_h') });
  expect(kit).toContain('See where');
  expect(kit).not.toContain('We don’t know of a form');
});

test.each([undefined, true] as const)(
  'the texts leave out a platform whose name nobody gave, and it is asked to be added (a business: %s)',
  (business) => {
    const alone = (link: string) => named({ link, platform: 'ELSEWHERE' });
    const kits = [mine, alone('maya_hollimund')].map(
      (yours) => said({ yours, theirs: alone('maya_ho1limund'), business })[1],
    );
    for (const kit of kits) {
      expect(kit).toContain('An account called @maya_ho1limund is using');
      expect(kit).toContain('so neither text says which. Add its name before you send or post them.');
      expect(kit).toContain('Text for the platform');
    }
    const there = { ...mine, link: 'https://x.com/maya_ho1limund' };
    expect(said({ yours: mine, theirs: there, business })[1]).not.toContain('Add its name');
    const own = said({ yours: alone('maya_hollimund'), theirs: there, business })[1];
    expect(own).toContain('account is @maya_hollimund.');
    expect(own).toContain('Add its name');
  },
);

test('a handle of Bluesky is told as people see it there', () => {
  const on = (handle: string) =>
    named({ link: `https://bsky.app/profile/${handle}.bsky.social?ref_src=app` });
  const [, kit] = said({ yours: on('mayahollimund'), theirs: on('maya_hollimund') });
  expect(kit).toContain('An account called @maya_hollimund.bsky.social on Bluesky is using my name');
  expect(kit).toContain('My account is @mayahollimund.bsky.social on Bluesky.');
});

test('two details that are alike, and not enough for a copy, are not called one', () => {
  const side = (link: string) => ({ ...emptySide(), link, name: 'Maya Hollimund' });
  const yours = side('https://bsky.app/profile/maya.bsky.social');
  const [result, kit] = said({ yours, theirs: side('https://instagram.com/maya.hollimund') });
  expect(result).toContain('2 of 2 details are alike');
  expect(result).toContain('their handles are somewhat alike, too');
  expect(`${result}${kit}`).not.toMatch(/one (similar )?detail/i);
});

const picture = (hash: string) => ({
  ...{ name: 'a.png', preview: 'data:,', hash, quality: 100, sha256: '', width: 9, height: 9 },
});
const [portrait, another] = [picture('a5'.repeat(32)), picture('0f'.repeat(32))];

test('the head and what follows go by what was compared', () => {
  const pictures = said({
    yours: { ...emptySide(), picture: portrait },
    theirs: { ...emptySide(), picture: another },
  });
  expect(pictures[0]).not.toContain('judging by the handles');
  const side = (name: string, link: string) => named({ name, link });
  const yours = side('Christopher Lee', 'https://instagram.com/chris.lee');
  const [close] = said({ yours, theirs: side('Christopher Kim', 'https://instagram.com/chris.lee1') });
  expect(close).toContain('2 of 2 details are alike');
  expect(close).toContain('Somewhat alike, probably someone else');
  expect(close).not.toMatch(/one detail/i);
  // Another word for the trade is a detail that is alike, and pictures can still tell.
  const [trade] = said({
    yours: side('Adeyemi-Stroud Cycles', 'https://instagram.com/adeyemistroud_cycles'),
    theirs: side('Adeyemi-Stroud Shop', 'https://instagram.com/adeyemistroudshop'),
  });
  expect(trade).toContain('Somewhat alike, probably someone else');
  expect(trade).toContain('That isn’t enough for a possible copy');
  const [unlike] = said({
    yours: side('Adeyemi-Stroud Cycles', 'https://instagram.com/adeyemistroud_cycles'),
    theirs: side('Adeyemi-Stroud Bike Shop', 'https://tiktok.com/@adeyemistroud.bikeshop'),
  });
  expect(unlike).toContain('The handles are only a little alike.');
  for (const text of [trade, unlike]) expect(text).toContain('Add the pictures as well, if you have them.');
  const [fan] = said({
    yours: mine,
    theirs: named({ name: 'Maya Hollimund fan page', link: 'https://x.com/maya_fans' }),
  });
  expect(fan).toContain('Says “fan page”');
});

test('only what could have been given is said not to have been', () => {
  const whole = { name: 'Maya Hollimund', picture: portrait };
  const [result] = said({
    yours: { ...mine, ...whole },
    theirs: named({ link: 'https://x.com/tidewheel', picture: another }),
  });
  expect(result).toContain('Not compared: the age of the accounts and their followers.');
  const [lacking] = said({ yours: mine, theirs: named({}) });
  expect(lacking).toContain(
    'Not compared: the handles, the pictures. You didn’t give us these for both accounts, and we didn’t look up',
  );
});

test('a friend is asked for the screenshot unless names and two pictures tell both apart', () => {
  const refused = (part: Partial<Side>, theirs: Partial<Side>) => {
    const draft = {
      yours: { ...mine, ...part },
      theirs: named({ link: 'https://x.com/tidewheel', ...theirs }),
    };
    const { box, click } = drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <AskFriendFirst draft={draft} comparison={compare(draft)} />
      </QueryClientProvider>,
    );
    click('Ask a friend');
    return box.textContent.includes('nothing to keep as evidence');
  };
  expect(refused({ picture: portrait }, { picture: another })).toBe(true);
  const bio = 'I throw pots by the sea and teach others to do so.';
  expect(refused({ bio }, { bio: 'Pumps, valves and sluices since 1920, made by hand.' })).toBe(false);
  expect(refused({ picture: portrait }, { name: 'Ann Other', picture: portrait })).toBe(false);
});

test('about an account on a platform that no case is kept for, a friend is not promised a link', () => {
  const draft = { yours: mine, theirs: named({ link: 'https://t.me/maya_hollimund_' }) };
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <AskFriendFirst draft={draft} comparison={compare(draft)} />
    </QueryClientProvider>,
  );
  click('Ask a friend');
  expect(box.textContent).toContain('Your friend can send you the screenshot another way.');
  expect(box.textContent).not.toContain('Save this as a case');
});

test('the copy that its picture derives from comes first, in the report and in a case, too, and adds no points', () => {
  const words = 'Its picture derives from the copy issued to you as “LinkedIn” on 3 March 2026.';
  const mark = { signal: 'mark', value: 1, words, side: 'for', adds: 0 } as const;
  const draft = { yours: mine, theirs: named({ link: 'https://x.com/maya_ho1limund' }) };
  const compared = compare(draft)!;
  const { box } = drawForTest(<Result comparison={{ ...compared, mark }} draft={draft} />);
  const first = box.querySelector('[aria-label="Reasons"] li')!;
  expect(first.textContent).toContain(words);
  expect(box.textContent).not.toMatch(/Not compared: [^.]*the pictures/);
  expect(box.textContent).toContain(`Total ${Math.floor(compared.judgement.score)} of 100`);
  const kit = drawForTest(<OwnKit comparison={{ ...compared, mark }} draft={draft} />);
  act(() => kit.box.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  expect(kit.box.querySelector('pre')!.textContent).toContain(
    'derives from the copy issued to me as “LinkedIn”',
  );
  expect(draftSnapshot(draft, { ...compared, mark }, 0).reasons[0]).toEqual(mark);
});

test('a screen reader is told what the page shows: the likeness, what is to be fixed, or that nothing was compared', () => {
  const aloud = (theirs: Side) => {
    const { box } = drawForTest(<ReadAloud comparison={compare({ yours: mine, theirs })} />);
    return box.querySelector('[role=status]')!.textContent;
  };
  expect(aloud(emptySide())).toBe('');
  expect(aloud(named({ link: 'https://x.com/maya_ho1limund' }))).toMatch(/^Compared: \d+ of 100 likeness\.$/);
  expect(aloud(named(unreadable))).toBe('We can’t read the link to the other account.');
  expect(aloud({ ...emptySide(), link: 'https://wa.me/447700900123' })).toMatch(
    /^There is nothing to compare yet\./,
  );
});

test('where no likeness is shown of what is alike in name alone, none is read out', () => {
  const compared = compare({ yours: mine, theirs: named({ link: 'https://x.com/zqpots' }) })!;
  const judgement = { ...compared.judgement, verdict: 'namesake' as const, score: 0 };
  const { box } = drawForTest(<ReadAloud comparison={{ ...compared, judgement }} />);
  expect(box.textContent).toBe('Compared: alike in name.');
});

test('a fan page without the picture is no copy, as the points say', () => {
  const fan = { link: 'https://x.com/maya_ho1limund', bio: 'Fan page of a potter from Tromsø' };
  const [, kit] = said({ yours: mine, theirs: named({ ...fan, bio: '' }) });
  expect(kit).not.toContain('no report text');
  const [result, none] = said({ yours: mine, theirs: named(fan) });
  expect(none).toContain(
    'There is no report text for this account: it says “fan page”, so it isn’t called a copy',
  );
  expect(none).not.toContain('isn’t enough to make it a copy');
  expect(result).toContain(
    'a fan page or a parody is rated lower, and without your picture it isn’t called a copy',
  );
});

test('where one detail is alike, only what is not there yet is asked for', () => {
  const picture = (hash: string) =>
    ({ name: 'a.png', preview: 'data:,', hash, quality: 100 }) as Side['picture'];
  const sides = (names: boolean, pictures: boolean) => {
    const of = (link: string, name: string, hash: string): Side => ({
      ...emptySide(),
      link,
      ...(names && { name }),
      ...(pictures && { picture: picture(hash) }),
    });
    const draft = {
      yours: of('https://github.com/barnaby-quillfeather', 'Barnaby Quillfeather', 'a5'.repeat(32)),
      theirs: of('https://www.tiktok.com/@barnaby.quillfeatherr', 'Somebody Else', '3c'.repeat(32)),
    };
    return (
      /by itself it doesn’t make a possible copy\.( Add.*?have them\.)?/.exec(said(draft)[0]!)?.[1]?.trim() ??
      ''
    );
  };
  expect(sides(true, false)).toBe('Add the pictures as well, if you have them.');
  expect(sides(false, true)).toBe('Add the names as well, if you have them.');
  expect(sides(true, true)).toBe('');
});

test('where the reasons go beyond 100 before others take away, each bar keeps its place and its length in all of it', () => {
  const reason = (words: string, adds: number) => ({
    ...{ signal: 'name', value: adds > 0 ? 1 : 0, words, adds },
    side: adds > 0 ? ('for' as const) : ('context' as const),
  });
  const bars = (...all: number[]) => {
    const { box } = drawForTest(
      <Why id="why" reasons={all.map((adds, n) => reason(`Reason ${n}.`, adds))} />,
    );
    return [...box.querySelectorAll('[aria-hidden]')].map((bar) =>
      ['--from', '--width'].map((name) => Number((bar as HTMLElement).style.getPropertyValue(name))),
    );
  };
  expect(bars(80, 60, 60, -100)).toEqual([
    [0, 40],
    [40, 30],
    [70, 30],
    [50, 50],
  ]);
  expect(bars(60, -20)).toEqual([
    [0, 60],
    [40, 20],
  ]);
});

test('before the pictures are given nobody says that there is nothing to report', () => {
  const theirs = named({ link: 'https://x.com/tidewheel' });
  const [bare] = said({ yours: mine, theirs });
  expect(bare).toContain(
    'From what you entered, the account probably belongs to someone else. Add the pictures as well, if you have them.',
  );
  expect(bare).not.toContain('nothing to report');
  const picture = (hash: string) => ({
    ...{ name: 'a.png', preview: 'data:,', hash: hash.repeat(32), quality: 100, sha256: '' },
    ...{ width: 9, height: 9 },
  });
  const [all] = said({
    yours: { ...mine, picture: picture('a5') },
    theirs: { ...theirs, picture: picture('0f') },
  });
  expect(all).toContain('The account probably belongs to someone else, so there is nothing to report.');
});

test.each([
  ['a screenshot that is not cropped', { width: 1080, height: 2400 }],
  ['a picture of two plain colors', { fewTones: true as const }],
])('nor while %s is among the pictures', (_, what) => {
  const picture = { name: 'a.png', preview: 'data:,', hash: 'a5'.repeat(32), quality: 100, sha256: '' };
  const square = { ...picture, width: 400, height: 400 };
  const of = (theirs: Partial<Side>) =>
    said({
      yours: { ...mine, picture: square },
      theirs: { ...named(theirs), picture: { ...square, ...what } },
    })[0]!;
  const alike = of({ link: 'https://x.com/tidewheel' });
  expect(alike).toContain(
    'From what you entered, the account probably belongs to someone else. The pictures don’t count yet.',
  );
  expect(alike).not.toContain('nothing to report');
  expect(of({ link: 'https://x.com/zack', name: 'Zack Pringle' })).toContain(
    'Nothing here is close enough to suggest a copy. The pictures don’t count yet.',
  );
  const likely = of({ link: 'https://x.com/maya_hollimund_' });
  expect(likely).toContain('The pictures don’t count yet: if they differ, it’s less likely to be a copy.');
  expect(of({ link: '', name: '' })).toContain('the pictures don’t count so far');
});

test('nor where one of the pictures has too little in it to be compared', () => {
  const picture = { name: 'a.png', preview: 'data:,', hash: 'a5'.repeat(32), quality: 100, sha256: '' };
  const square = { ...picture, width: 400, height: 400 };
  const [result] = said({
    yours: { ...mine, picture: square },
    theirs: named({ link: 'https://x.com/tidewheel', picture: { ...square, quality: 0 } }),
  });
  expect(result).toContain('From what you entered, the account probably belongs to someone else.');
  expect(result).not.toContain('nothing to report');
});

test('a picture that everybody has is said to be no evidence, and a logo can be compared all the same', () => {
  const [result, kit] = said({
    yours: { ...mine, picture: outline },
    theirs: named({ link: 'https://x.com/zack', name: 'Zack Pringle', picture: outline }),
  });
  expect(result).toContain('Both pictures have only two plain colors');
  expect(result).toContain('It’s a logo or drawing: compare them');
  expect(kit).not.toContain('picture');
});

test('of the same handle on Threads, whose own it is most likely is said before it is reported', () => {
  const [result] = said({
    yours: named({ link: 'https://instagram.com/maya_hollimund' }),
    theirs: named({ link: 'https://threads.net/@maya_hollimund' }),
  });
  expect(result).toContain('Possible clone');
  expect(result).toContain('this may well be your own profile');
});
