// @vitest-environment happy-dom
import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { listed } from '#domain/case/represented/listed';
import type { Finding } from '#domain/scan/finding';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { loadDraft } from '../../compare/side.ts';
import { clone, namesake, NOW, resolved } from '../../design/fixtures.ts';
import { one } from '../../case/case-for-test.ts';
import { FindingCard } from './FindingCard.tsx';
import { AddToCase } from './mine/AddToCase.tsx';
import { FindingMark } from './FindingTitle.tsx';
import { SelectSeveral } from './several/SelectSeveral.tsx';

const account = vi.hoisted(() => ({ listed: [] as object[] }));
vi.mock(import('../../account/api.ts'), async (original) => ({
  ...(await original()),
  useUser: () => ({ data: { socialMediaAccounts: account.listed } }) as never,
}));

beforeEach(() => {
  account.listed = [];
  vi.stubGlobal('fetch', () => new Promise(() => {})); // no configuration, no pictures
  HTMLDialogElement.prototype.showModal ??= () => {};
  decided.length = 0;
});
const decided: string[] = [];
const card = (finding: Finding) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <FindingCard finding={finding} now={NOW} onDecide={(decision) => decided.push(decision)} />
    </QueryClientProvider>,
  );

test('a likely clone: both sides, its reasons, and one way to report', () => {
  const { box, buttons, click } = card(clone);
  expect(buttons()).toEqual(['Prepare a report', 'This is me', 'Ignore']);
  expect(box.querySelector('h3')?.textContent).toBe('Likely clone on GitHub');
  expect(box.querySelectorAll('[aria-label=Reasons] li')).toHaveLength(3);
  expect(box.textContent).toContain('from 3 reasons');
  // What each adds stands beside it, what takes away below, and they add up to the score at the top.
  const added = [...box.querySelectorAll('.adds')].map(({ textContent }) => textContent);
  expect(added).toEqual(['+35 points', '+28 points', '+15 points', '−1 point']);
  expect(box.textContent).toContain('77 of 100 likeness');
  expect(box.textContent).toContain('Total 77 of 100');
  expect(box.textContent).toContain('Digit 1 in place of l');
  click('Ignore');
  expect(decided).toEqual(['IGNORED']);
});

test('an account whose handle is a number is named on its card, and so is why the handles aren’t compared', () => {
  const theirs = { ...clone.theirs, platform: 'FACEBOOK' as const, handle: '61557712345678' };
  const { box } = card({ ...clone, platform: 'FACEBOOK', theirs });
  const row = box.querySelector('tbody tr')!;
  expect(row.textContent).toBe(`Account${clone.yours.handle}61557712345678`);
  expect(box.textContent).toContain('The handles weren’t compared');
  expect(card(clone).box.textContent).not.toContain('The handles weren’t compared');
});

test('a likely clone is not taken for one’s own by one press; what is only possible is', async () => {
  const { box, click } = card(clone);
  const asked = async (answer: string) => {
    click('This is me');
    await vi.waitFor(() => expect(box.textContent).toContain('Is this account really yours?'));
    expect(decided).toEqual([]);
    click(answer);
    expect(box.textContent).not.toContain('really yours');
  };
  await asked('No, it’s not mine');
  await asked('Yes, I opened this account');
  expect(decided).toEqual(['MINE']);
  card({ ...clone, verdict: 'possible clone' }).click('This is me');
  expect(decided).toEqual(['MINE', 'MINE']);
});

test('one that is asked about again says what it had been marked as, and what changed since, also on its line', async () => {
  const at = '2026-11-12T10:00:00.000Z';
  const changed = { bio: { before: 'Moss', after: 'Kilns' } };
  const again = {
    ...clone,
    history: [
      { at, what: 'decided' as const, note: 'You ignored it' },
      {
        at: '2026-11-19T10:00:00.000Z',
        what: 'changed' as const,
        was: 'IGNORED' as const,
        tells: true,
        changed,
      },
    ],
  };
  const said = 'You ignored it on 12 November 2026. Since then it has changed its bio.';
  const { box } = card(again);
  await vi.waitFor(() => expect(box.querySelector('.note')?.textContent).toBe(said));
  const line = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <FindingCard finding={again} now={NOW} onDecide={() => {}} onUnfold={() => {}} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(line.box.textContent).toContain(said));
  expect(card(clone).box.querySelector('.note')).toBeNull();
});

test('what a search engine kept is told apart from what a platform says', () => {
  const seen = card({ ...clone, theirs: { ...clone.theirs, platform: 'TIKTOK', seenIn: 'web search' } });
  expect(seen.box.textContent).toContain('Found in a web search');
  expect(card(clone).box.textContent).not.toContain('web search');
});

test('an uploaded picture beside an account of theirs is not shown as the picture of that account', () => {
  const picture = { sha256: 'a'.repeat(64), bytes: 9, contentType: 'image/png' as const, at: clone.lastSeen };
  const theirs = { ...clone.theirs, imageUrl: 'https://pictures.example/copy.jpg' };
  const cell = (yours: Partial<Finding['yours']>) =>
    card({ ...clone, theirs, yours: { ...clone.yours, picture, ...yours } }).box.querySelector('tbody td')!
      .textContent;
  const says = 'Uploaded to Countersign, not this account’s picture';
  expect(cell({ imageUrl: null, picture: { ...picture, uploaded: true } })).toContain(says);
  expect(cell({ imageUrl: 'https://pictures.example/own.jpg' })).not.toContain(says);
});

test('where pictures of both were compared and neither is kept from a platform, a row says what became of them', () => {
  const picture = { sha256: 'a'.repeat(64), bytes: 9, contentType: 'image/png' as const, at: clone.lastSeen };
  const bare = { url: null, imageUrl: null, photoHash: null };
  const yours = { ...clone.yours, ...bare, picture: { ...picture, uploaded: true as const } };
  const theirs = { ...clone.theirs, ...bare, seenIn: 'report' as const, photoHash: '0f'.repeat(32) };
  const [row] = card({ ...clone, yours, theirs }).box.querySelectorAll('tbody tr');
  expect(row!.textContent).toContain('Picture');
  expect(row!.textContent).toContain('Compared, not kept');
});

test('an account of theirs that was only named is not said to have no picture', () => {
  const { platform, handle, name } = clone.yours;
  const theirs = { ...clone.theirs, imageUrl: 'https://pictures.example/copy.jpg' };
  const seen = card({ ...clone, theirs, yours: { platform, handle, name } }).box;
  expect(seen.textContent).toContain('Not seen');
  expect(seen.textContent).not.toContain('No picture');
});

test.each([
  ['report', {}, 'Not seen'],
  ['web search', {}, 'Not seen'],
  ['report', { photoHash: '0f'.repeat(32) }, 'Compared, not kept'],
  [undefined, {}, 'No picture'],
] as const)('where no picture of a copy is shown, seen in %s with %o: %s', (seenIn, seen, said) => {
  const url = 'https://github.com/maya-ho1limund';
  const theirs = { ...clone.theirs, url, imageUrl: undefined, photoHash: undefined, ...seen, seenIn };
  const yours = { ...clone.yours, imageUrl: 'https://pictures.example/yours.jpg' };
  const frames = card({ ...clone, theirs, yours }).box.querySelectorAll('.portrait.empty');
  expect([...frames].map(({ textContent }) => textContent)).toContain(said);
});

test('a namesake has a name and a picture frame, and nothing to report it with', () => {
  const { box, buttons } = card(namesake);
  expect(buttons()).toEqual(['This is me', 'Ignore']);
  expect(box.textContent).toContain('nothing to report');
});

test('a namesake says which accounts of the person it was not compared with: those elsewhere that are only listed', async () => {
  account.listed = [
    { platform: 'X', pageUrl: 'https://x.com/maya_pots' },
    { platform: 'GITHUB', pageUrl: 'https://github.com/maya-pots' },
    {
      ...{ platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/maya/' },
      verifiedAt: '2026-11-20T10:00:00.000Z',
    },
  ];
  const elsewhere = { ...namesake, platform: 'GITHUB' as const };
  const { box } = card(elsewhere);
  await vi.waitFor(() =>
    expect(box.querySelector('p.note')?.textContent).toBe(
      'maya_pots on X isn’t proven, so this account wasn’t compared with it. Prove it, and scan again.',
    ),
  );
  account.listed = [
    { platform: 'X', pageUrl: 'https://x.com/maya_pots' },
    { platform: 'LINKEDIN', pageUrl: 'https://www.linkedin.com/in/maya-pots/' },
  ];
  const both = card(elsewhere).box;
  await vi.waitFor(() =>
    expect(both.querySelector('p.note')?.textContent).toBe(
      'maya_pots on X and maya-pots on LinkedIn aren’t proven, so this account wasn’t compared with them. See which of them you can prove.',
    ),
  );
  // One beside which it stands was compared, proven or not.
  const yours = { platform: 'X' as const, handle: 'Maya_pots', name: 'Maya' };
  const beside = card({ ...elsewhere, yours }).box;
  await vi.waitFor(() =>
    expect(beside.querySelector('p.note')?.textContent).toBe(
      'maya-pots on LinkedIn isn’t proven, so this account wasn’t compared with it.',
    ),
  );
});

test('an account that was proven after a namesake was compared is said to be left, until it is compared again', async () => {
  account.listed = [
    { ...{ platform: 'X', pageUrl: 'https://x.com/maya_pots' }, verifiedAt: '2026-11-25T10:00:00.000Z' },
  ];
  const seen = (lastSeen: string) => card({ ...namesake, platform: 'GITHUB' as const, lastSeen }).box;
  const before = seen('2026-11-25T09:59:00.000Z');
  await vi.waitFor(() =>
    expect(before.querySelector('p.note')?.textContent).toBe(
      'maya_pots on X was proven after this account was compared. “Scan now” includes it.',
    ),
  );
  expect(before.textContent).not.toContain('nothing to report');
  expect(seen('2026-11-25T10:01:00.000Z').textContent).toContain('nothing to report');
});

test('where only their handle is known, nobody is said to be somebody else: more can be told', () => {
  const { platform, handle } = namesake.yours;
  const { box } = card({ ...namesake, yours: { platform, handle } });
  expect(box.textContent).toContain('All we know of you there is your handle');
  expect(box.textContent).not.toContain('belongs to someone else');
  expect(box.querySelector('a[href="/settings/profile"]')?.textContent).toBe('Add your name and picture');
});

test('a fan account and a parody are called what they call themselves', () => {
  const called = (label: string) => ({
    ...namesake,
    reasons: [
      ...namesake.reasons,
      {
        signal: 'label',
        value: 1,
        words: `Its handle, name or bio says “${label}”.`,
        side: 'against' as const,
      },
    ],
  });
  const head = (label: string) => card(called(label)).box.querySelector('h3')?.textContent;
  expect(head('fan club')).toBe('Calls itself a fan account on GitHub');
  expect(head('parody')).toBe('Calls itself a parody on GitHub');
  expect(head('satire')).toBe('Says “satire” on GitHub');
  expect(head('not affiliated')).toBe('Says it isn’t you on GitHub');
  const { box, buttons } = card(called('parody'));
  expect(box.textContent).toContain('It says “parody”, so it probably isn’t trying to pass for you');
  expect(box.textContent).not.toContain('compare the pictures');
  expect(buttons()).toEqual(['This is me', 'Ignore']);
  expect(
    [...box.querySelectorAll('[aria-labelledby$=against] li')].map(({ textContent }) => textContent),
  ).toEqual(['The handles aren’t alike.−28 points', 'Its handle, name or bio says “parody”.']);
  // a copy can write that, too: its picture, which no scan has seen, would tell
  const { platform, handle, name } = namesake.theirs;
  const unseen = card({ ...called('parody'), theirs: { platform, handle, ...(name && { name }) } });
  expect(unseen.box.textContent).toContain('compare the pictures yourself');
  expect(unseen.buttons()).toContain('Compare them yourself');
});

test('an account older than yours gets no prepared report', () => {
  const older = { ...clone, theirs: { ...clone.theirs, createdAt: '2009-01-01T00:00:00Z' } };
  expect(card(older).buttons()).toEqual(['This is me', 'Ignore']);
});

test('what needs no decision is a line that opens; a link to it opens it and goes there', () => {
  const line = (at?: string) => {
    const { box } = drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <FindingCard finding={namesake} now={NOW} onDecide={() => {}} />
      </QueryClientProvider>,
      at,
    );
    return box.querySelector('details')!;
  };
  const closed = line();
  expect(closed.open).toBe(false);
  expect(closed.querySelector('summary')?.textContent).toMatch(
    /Alike in name, probably someone else on GitHub.*hollimund-m, Maya Hollimund.*31 of 100 likeness.*Why/,
  );
  expect(line('/dashboard#finding-other').open).toBe(false);
  expect(line('/dashboard#finding-namesake').open).toBe(true);
  expect(document.activeElement?.id).toBe('finding-namesake');
});

test('of one whose case went to a business, the line says where it went', () => {
  const history = [
    { at: clone.firstSeen, what: 'kept as a case' as const },
    { at: clone.lastSeen, what: 'kept as a case' as const, note: 'You moved the case to your business' },
  ];
  const { box } = card({ ...clone, status: 'CASE', history });
  expect(box.querySelector('summary')?.textContent).toContain('You moved the case to your business');
  expect(box.querySelector('summary')?.textContent).not.toContain('You opened a case');
});

test('what may be somebody else’s can be compared by hand, with a picture that no scan has seen', async () => {
  sessionStorage.clear();
  const unseen = { ...namesake, theirs: { ...namesake.theirs, createdAt: null } };
  const seen = { ...unseen, theirs: { ...unseen.theirs, imageUrl: 'https://avatars.example/1' } };
  for (const finding of [seen, namesake]) expect(card(finding).buttons()).toEqual(['This is me', 'Ignore']);
  card(unseen).click('Compare them yourself');
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(1));
  expect(loadDraft()).toMatchObject({
    yours: { platform: namesake.yours.platform, link: namesake.yours.handle },
    theirs: { platform: namesake.theirs.platform, link: 'hollimund-m', name: 'Maya Hollimund' },
  });
});

test('what is resolved is told, not asked about', () => {
  const { box, buttons } = card(resolved);
  expect(buttons()).toEqual([]);
  expect(
    [...box.querySelectorAll('[aria-label=History] b')].map(({ textContent }) => textContent),
  ).toHaveLength(3);
});

test('the report text waits for the sentence, and sending it is the person’s act', async () => {
  const { box, click } = card(clone);
  click('Prepare a report');
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  const dialog = document.querySelector('dialog')!;
  expect(dialog.querySelector('pre')).toBeNull();
  expect(box.textContent).toContain('Check the box above');
  click('I compared both, and I am the person shown.');
  expect(dialog.querySelector('pre')?.textContent).toContain('@maya-ho1limund on GitHub is impersonating me');
});

test('of a copy elsewhere than the account that it imitates, the own one there is named as well', async () => {
  account.listed = [{ platform: 'X', pageUrl: 'https://x.com/jonas' }];
  const theirs = { ...clone.theirs, platform: 'X' as const };
  const { click } = card({ ...clone, platform: 'X', theirs });
  click('Prepare a report');
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  const dialog = document.querySelector('dialog')!;
  click('I compared both, and I am the person shown.');
  expect(dialog.querySelector('pre')?.textContent).toContain('My account on X: https://x.com/jonas');
  expect(dialog.textContent).toMatch(/My accounts are @jonas on X and @\S+ on GitHub\./);
  // What is asked from a person who has one there.
  expect(dialog.textContent).toContain('while you’re signed in to your own X account');
});

test('an own account that no scan can read is named by its link all the same', async () => {
  const { name } = clone.yours;
  const { click } = card({ ...clone, yours: { platform: 'PINTEREST', handle: 'jonas_p', name } });
  click('Prepare a report');
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  const dialog = document.querySelector('dialog')!;
  click('I compared both, and I am the person shown.');
  expect(dialog.querySelector('pre')?.textContent).toContain(
    'My account: https://www.pinterest.com/jonas_p/\n',
  );
});

test('without a connection a report is not marked as sent; it stays open, and says so', async () => {
  const { click } = card(clone);
  click('Prepare a report');
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  const dialog = document.querySelector('dialog')!;
  click('I compared both, and I am the person shown.');
  const sent = () =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'I’ve sent the report')!
      .disabled;
  const turn = (online: boolean) =>
    act(() => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  expect(sent()).toBe(false);
  turn(false);
  expect(sent()).toBe(true);
  expect(dialog.textContent).toContain('It stays open until you’re back online.');
  turn(true);
  expect(sent()).toBe(false);
  vi.restoreAllMocks();
});

test('a name that hides something is shown as what it is on a folded line and in the list to tick', () => {
  const theirs = { ...clone.theirs, handle: 'maya\u200b1', name: 'Maya \u202eexe' };
  const hiding = { ...clone, theirs };
  const folded = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <FindingCard finding={hiding} now={NOW} onDecide={() => {}} onUnfold={() => {}} />
    </QueryClientProvider>,
  ).box;
  for (const code of ['U+200B', 'U+202E']) expect(folded.textContent).toContain(code);
  expect(folded.querySelector('p.small')?.textContent).not.toContain('\u202e');
  const list = drawForTest(<SelectSeveral findings={[hiding]} onDecide={() => {}} onEnd={() => {}} />).box;
  expect(list.textContent).toContain('U+200B');
});

test('among several, one that is probably somebody else is called that, and no risk', () => {
  const namesake = { ...clone, id: 'namesake', verdict: 'namesake' as const, reasons: [] };
  const { box } = drawForTest(
    <SelectSeveral findings={[clone, namesake]} onDecide={() => {}} onEnd={() => {}} />,
  );
  const [first, second] = [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(first).toContain('risk');
  expect(second).toContain('probably someone else');
  expect(second).not.toContain('risk');
});

test('among several, one that wears a label is called by it, and no comma waits for a likeness that isn’t told', () => {
  const label = { signal: 'label', value: 1, words: 'Its bio says “fan page”.', side: 'against' as const };
  const fan = { ...clone, id: 'fan', verdict: 'namesake' as const, score: 0, reasons: [label] };
  const { box } = drawForTest(<SelectSeveral findings={[fan]} onDecide={() => {}} onEnd={() => {}} />);
  expect(box.querySelector('li')!.textContent).toMatch(/Calls itself a fan account$/);
});

test('likely clones among several are not taken for one’s own by one press either', async () => {
  const possible = { ...clone, id: 'possible', verdict: 'possible clone' as const };
  const several: [string[], string][] = [];
  const { box, click } = drawForTest(
    <SelectSeveral
      findings={[clone, possible]}
      onDecide={(findings, decision) => several.push([findings.map(({ id }) => id), decision])}
      onEnd={() => {}}
    />,
  );
  click('Select all');
  click('These are me');
  await vi.waitFor(() => expect(box.textContent).toContain('One of them looks like a copy of you:'));
  expect(several).toEqual([]);
  click('Yes, I opened them all');
  expect(several).toEqual([[[clone.id, 'possible'], 'MINE']]);
});

test.each([
  ['CASE', 'Reported'],
  ['RESOLVED', 'Resolved'],
  ['MINE', 'Yours'],
] as const)('its mark, as %s, is its own, whatever became of its case', (status, words) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const reportedOn = '2026-11-20T12:00:00.000Z';
  queries.setQueryData(['cases'], [listed(one({ findingId: clone.id, reportedOn }))]);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <FindingMark finding={{ ...clone, status }} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(words);
});

const note = 'You have a case about it';
const mine = { platform: clone.yours.platform, handle: clone.yours.handle, name: null };
test.each([
  ['its case was there before', { note }, { imitates: mine }, true],
  ['that named no account of theirs', { note }, {}, true],
  ['the case took it over since', { note: 'Added to your case about it' }, {}, false],
  ['it was kept as a case', {}, {}, false],
  [
    'the case is about another of their accounts',
    { note },
    { imitates: { ...mine, handle: 'other' } },
    false,
  ],
])('where %s, %o %o, its comparison can be added: %s', async (_, event, case_, can) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(['cases'], [listed(one({ findingId: clone.id, ...case_ }))]);
  const at = '2026-11-20T12:00:00.000Z';
  const finding: Finding = {
    ...{ ...clone, status: 'CASE' },
    history: [...clone.history, { at, what: 'kept as a case', ...event }],
  };
  const { box } = drawForTest(
    <QueryClientProvider client={queries}>
      <FindingCard finding={finding} now={NOW} onDecide={() => {}} />
      <AddToCase finding={{ ...finding, verdict: 'namesake' }} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(box.textContent).toContain('See the case'), 20_000);
  await import('./mine/AddToCase.tsx');
  const count = () => box.textContent!.split('Add the comparison to the case').length - 1;
  await vi.waitFor(() => expect(count()).toBe(Number(can)), 20_000);
});
