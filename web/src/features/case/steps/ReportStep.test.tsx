// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ComponentProps, useEffect, useState } from 'react';
import type { Case } from '#domain/case/case';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { Toasts } from '../../../ui/Toast.tsx';
import { at, one } from '../case-for-test.ts';
import { type CaseBusiness, CasesOfBusiness, useCaseBusiness } from '../owner/case-business.ts';
import type { OwnAccounts } from '../owner/own-accounts.ts';
import { ReportStep } from './ReportStep.tsx';
import { useAsSaid } from './unsaved.ts';
import { keepSaid, useSaid } from './use-said.ts';

const server = vi.hoisted(() => ({
  asked: [] as Record<string, unknown>[],
  answer: [] as ((answer: object) => void)[],
}));
vi.mock(import('../../../lib/use-links.ts'), async (original) => {
  const actual = await original();
  return { ...actual, useLinks: () => actual.linksFor(false, '') };
});
vi.mock('../move/MoveOffer.tsx', () => ({ MoveOffer: () => null }));
vi.mock('./PlatformLetter.tsx', () => ({ PlatformLetter: () => null }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: (_: string, __: object, request: Record<string, unknown>) => {
    server.asked.push(request);
    return new Promise((resolve) => server.answer.push(resolve));
  },
}));

// What was typed stays in its tab.
beforeEach(() => sessionStorage.clear());

/** The step on the page of its case, which knows what was said. */
function OnPage(props: Omit<ComponentProps<typeof ReportStep>, 'said'>) {
  const said = useSaid(useAsSaid(props.one), !!useCaseBusiness());
  return <ReportStep {...props} said={said} />;
}

/** What is under way is told with the next task. */
const drawn = () => act(() => new Promise<void>((done) => setTimeout(done)));

test('a tick that is still being saved is in the report that is marked as sent', async () => {
  keepSaid('01A');
  const before = one({});
  const { click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={before} name="Maya Hollimund" now={Date.parse('2026-11-20T08:00:00.000Z')} />
    </QueryClientProvider>,
  );
  click('It asks for money');
  await drawn();
  click('Mark as reported');
  await drawn();
  expect(server.asked).toMatchObject([{ facts: ['ASKS_FOR_MONEY'] }]);
  await act(async () => server.answer[0]!({ case: before }));
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  expect(server.asked[1]!['reportText']).toContain('It asks for money.');
  // The day itself, also where its noon lies ahead.
  expect(server.asked[1]!['reportedOn']).toBe('2026-11-20T12:00:00.000Z');
});

test.each<[string, Partial<Case>, ((caseId: string) => void)?]>([
  ['of an account', {}],
  [
    'of a child, said before their account was given',
    { behalf: { relation: 'CHILD', name: 'Lou' } },
    keepSaid,
  ],
  ['of a domain', { platform: 'DOMAIN', handle: 'ferr0wbay.example' }],
])('%s that is marked as reported before the text was shown, none is kept', async (_, part, before) => {
  server.asked.length = 0;
  before?.('01A');
  const draw = (given: Partial<Case>) =>
    drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <OnPage one={one({ ...part, ...given })} name="Maya" now={Date.parse(at)} />
      </QueryClientProvider>,
    );
  draw({}).click('Mark as reported');
  await drawn();
  expect(server.asked).toMatchObject([{ reportedOn: '2026-11-20T12:00:00.000Z' }]);
  expect(server.asked[0]).not.toHaveProperty('reportText');
  const { box } = draw({ reportedOn: at });
  expect(box.textContent).toContain('The text of the report of 20 November 2026 wasn’t kept.');
});

test('who opens the text after the case was marked, and corrects the day, keeps no text with it', async () => {
  server.asked.length = 0;
  keepSaid('01A');
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={one({ reportedOn: at })} name="Maya" now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  const day = box.querySelector<HTMLInputElement>('input[type=date]')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  act(() => {
    set.call(day, '2026-11-19');
    day.dispatchEvent(new Event('input', { bubbles: true }));
    day.dispatchEvent(new Event('change', { bubbles: true }));
  });
  click('Change the date of the report');
  await drawn();
  expect(server.asked).toMatchObject([{ reportedOn: '2026-11-19T12:00:00.000Z' }]);
  expect(server.asked[0]).not.toHaveProperty('reportText');
});

test.each<[string, Partial<Case>, RegExp]>([
  [
    'the text that was sent, where another stands here since',
    { reportText: 'Another text.' },
    /The text of 19 November 2026 goes with the report/,
  ],
  ['an answer', { answers: [{ on: at, answer: 'REFUSED', words: '' }] }, /answer .* is removed, too/],
])('before %s is given up with the report, it is asked', async (_, part, words) => {
  server.asked.length = 0;
  const reportedOn = '2026-11-19T12:00:00.000Z';
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={one({ reportedOn, ...part })} name="Maya" now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  const undo = () => click('Undo: reported on 19 November 2026');
  undo();
  expect(box.querySelector('dialog')!.textContent).toMatch(words);
  click('Leave it');
  expect([box.querySelector('dialog'), server.asked]).toEqual([null, []]);
  undo();
  click('Not reported');
  await drawn();
  expect(server.asked).toMatchObject([{ reportedOn: null, seenReportedOn: reportedOn }]);
});

test('where nothing is lost by it, a report is taken back at once', async () => {
  server.asked.length = 0;
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={one({ reportedOn: at })} name="Maya" now={Date.parse(at)} />
      <Toasts />
    </QueryClientProvider>,
  );
  click('Undo: reported on 20 November 2026');
  await drawn();
  expect([box.querySelector('dialog'), server.asked.length]).toEqual([null, 1]);
  await act(async () => server.answer.at(-1)!({ case: one({}) }));
  await vi.waitFor(() => click('Undo'));
  await drawn();
  // What was kept with it is put back as it was, and not marked anew.
  expect(server.asked[1]).toMatchObject({ reportedOn: at, seenReportedOn: null, undoes: true });
});

test('another report that is taken back leaves the reminder of the first', async () => {
  server.asked.length = 0;
  server.answer.length = 0;
  const now = Date.parse(at);
  const client = new QueryClient();
  let draw: (part: Partial<Case>) => void = () => undefined;
  const Step = () => {
    const [part, setPart] = useState<Partial<Case>>({});
    useEffect(() => {
      draw = (next) => act(() => setPart(next));
    }, []);
    return <OnPage one={one(part)} name="Maya" now={now} />;
  };
  const { click } = drawForTest(
    <QueryClientProvider client={client}>
      <Step />
    </QueryClientProvider>,
  );
  const answered = async () => {
    await drawn();
    await act(async () => server.answer.at(-1)!({ case: one({}) }));
    await drawn();
  };
  click('Mark as reported');
  await answered();
  const { reportedOn, reminderAt, reportText } = server.asked[0] as Partial<Case>;
  const first = { reportedOn, reminderAt, reportText };
  const refused = { on: at, answer: 'REFUSED' as const, words: '' };
  draw({ ...first, answers: [refused] });
  click('Mark as reported again');
  await answered();
  expect(server.asked[1]).toMatchObject({ again: true });
  const earlierReports = [{ on: reportedOn!, text: reportText, answered: refused }];
  draw({ ...first, answers: [refused], earlierReports });
  click('Undo: reported on 20 November 2026');
  await answered();
  expect(server.asked[2]).toMatchObject({ reportedOn: null });
  expect(server.asked[2]).not.toHaveProperty('reminderAt');
});

test('an account that is back is reported again, and the first report stays', async () => {
  server.asked.length = 0;
  keepSaid('01A');
  const returns = [{ goneAt: '2026-11-10T08:00:00.000Z', backAt: '2026-11-19T08:00:00.000Z' }];
  const first = one({ reportedOn: '2026-11-03T12:00:00.000Z', reportText: 'As sent first.', returns });
  const draw = (part: Partial<Case>) =>
    drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <OnPage one={{ ...first, ...part }} name="Maya" now={Date.parse(at)} />
      </QueryClientProvider>,
    );
  draw({}).click('Mark as reported again');
  await drawn();
  expect(server.asked).toMatchObject([
    {
      ...{ reportedOn: '2026-11-20T12:00:00.000Z', seenReportedOn: first.reportedOn, again: true },
      ...{
        reportText: expect.stringContaining('impersonating me') as string,
        reminderAt: expect.any(String),
      },
    },
  ]);
  const earlierReports = [{ on: first.reportedOn!, text: 'As sent first.', textAt: at }];
  const wentToday = [{ goneAt: '2026-11-20T01:00:00.000Z', backAt: '2026-11-20T02:00:00.000Z' }];
  const { box } = draw({ reportedOn: at, reportNotedAt: at, earlierReports, returns: wentToday });
  expect(box.textContent).toContain('Reported before, on 3 November 2026.');
  expect(box.textContent).not.toContain('Mark as reported again');
  expect(draw({ returns: null }).box.textContent).not.toContain('Mark as reported again');
});

test('a wrong day that was typed for one report doesn’t stand at the next; another report isn’t before the one it follows', async () => {
  const first = {
    reportedOn: '2026-11-18T12:00:00.000Z',
    answers: [{ on: at, answer: 'REFUSED', words: '' }],
  } as const;
  let redraw: (part: Partial<Case>) => void = () => undefined;
  const Step = () => {
    const [part, setPart] = useState<Partial<Case>>({ ...first, answers: [...first.answers] });
    useEffect(() => {
      redraw = (next) => act(() => setPart(next));
    }, []);
    return <OnPage one={one(part)} name="Maya" now={Date.parse(at)} />;
  };
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <Step />
    </QueryClientProvider>,
  );
  const days = () => [...box.querySelectorAll<HTMLInputElement>('input[type=date]')];
  const type = (at: number, day: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(days()[at], day);
      days()[at]!.dispatchEvent(new Event('input', { bubbles: true }));
    });
  type(1, '2026-11-17');
  click('Mark as reported again');
  await vi.waitFor(() =>
    expect(box.textContent).toContain('That is before you reported it on 18 November 2026.'),
  );
  type(0, '2026-12-24');
  click('Change the date of the report');
  await vi.waitFor(() => expect(box.textContent).toContain('This date is in the future.'));
  const earlierReports = [{ on: first.reportedOn, answer: first.answers[0] }];
  redraw({ reportedOn: '2026-11-20T12:00:00.000Z', earlierReports });
  expect(days().map(({ value }) => value)).toEqual(['2026-11-20']);
  expect(box.textContent).not.toContain('This date is in the future.');
});

test.each([
  [[3], 'on 3 November 2026. Your evidence pack has that, too.'],
  [[3, 4], 'on 3 November 2026 and on 4 November 2026. Your evidence pack has those, too.'],
  [[20, 20], 'twice on 20 November 2026. Your evidence pack has those, too.'],
  [[3, 20, 20, 20], 'on 3 November 2026 and 3 times on 20 November 2026. Your evidence pack has those, too.'],
])('reports before the latest, on these days of November: %s', (days, says) => {
  const earlierReports = days.map((day) => ({ on: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z` }));
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={one({ reportedOn: at, earlierReports })} name="Maya" now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  expect(box.textContent).toContain(`Reported before, ${says}`);
});

test.each([
  ['an account', one({}), /not as spam or fraud/],
  ['a domain', one({ platform: 'DOMAIN', handle: 'ferr0wbay.example' }), /report it as phishing/],
])('who asks for money is advised on by where %s is reported', (_, part, words) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={{ ...part, facts: ['ASKS_FOR_MONEY'] }} name="Maya" now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  const advice = box.querySelector('ul')!.textContent;
  expect(advice).toContain('call their bank right away, then the police.');
  expect(advice).toMatch(words);
  if (part.platform === 'DOMAIN') expect(advice).not.toMatch(/account|platform/);
});

test('for another person the name that stands on their account is proposed', () => {
  const imitates = { platform: 'X' as const, handle: 'lena_brook', name: 'Lena Brook' };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={one({ imitates })} name="Maya" now={Date.parse('2026-11-20T12:00:00.000Z')} />
    </QueryClientProvider>,
  );
  const who = box.querySelector('select')!;
  who.value = 'CHILD';
  act(() => void who.dispatchEvent(new Event('change', { bubbles: true })));
  const name = [...box.querySelectorAll('label')].find(({ textContent }) => /^Their name/.test(textContent));
  expect(box.querySelector<HTMLInputElement>(`#${CSS.escape(name!.htmlFor)}`)!.value).toBe('Lena Brook');
});

test.each([
  ['typed as somebody else’s', {}, [], 'https://x.com/lena_brook'],
  ['on the own list', {}, [{ platform: 'X' as const, pageUrl: 'https://x.com/Lena_Brook' }], ''],
  [
    'that a scan compared',
    { snapshot: { at, seenBy: 'search', theirs: {}, yours: {}, reasons: [] } },
    [],
    '',
  ],
])('for somebody else, an account %s begins the field of theirs so', (_, part, accounts, begins) => {
  const imitates = { platform: 'X' as const, handle: 'lena_brook', name: 'Lena Brook' };
  const given = { imitates, ...part } as Partial<Case>;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={one(given)} name="Maya" accounts={accounts} now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  const choose = (relation: string) =>
    act(() => {
      const select = box.querySelector('select')!;
      select.value = relation;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const account = () =>
    [...box.querySelectorAll('label')]
      .find(({ textContent }) => /^Link to (their|its) own account/.test(textContent))
      ?.control?.getAttribute('value');
  choose('CLIENT');
  expect(account()).toBe(begins);
  // Of their own business the person named it.
  choose('BUSINESS');
  expect(account()).toBe('https://x.com/lena_brook');
});

const onX = { platform: 'X' as const, pageUrl: 'https://x.com/maya' };
const noteOf = (name: string, over: object, accounts?: OwnAccounts, business?: CaseBusiness) => {
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CasesOfBusiness value={business}>
        <OnPage one={one(over)} name={name} accounts={accounts} now={Date.parse(at)} />
      </CasesOfBusiness>
    </QueryClientProvider>,
  );
  const links = [...box.querySelectorAll('.note a')].map(({ textContent }) => textContent);
  return { links, words: box.querySelector('.note')?.textContent };
};

test('what the text lacks is said, with the way to add it; nothing where it is complete', () => {
  const links = (...[name, over, accounts]: Parameters<typeof noteOf>) => noteOf(name, over, accounts).links;
  expect(links('', {})).toEqual(['Add your name', 'List an account']);
  expect(noteOf('Maya', {}, [{ ...onX, verifiedAt: at }]).words).toBeUndefined();
  expect(links('Maya', { imitates: { platform: 'X', handle: 'maya' } })).toEqual([]);
  // Of a child neither is theirs.
  expect(links('', { behalf: { name: 'Lina', relation: 'CHILD' } })).toEqual([]);
});

test('an account that the text names from their list is said to be that', () => {
  expect(noteOf('Maya', {}, [onX]).words).toBe(
    'The text names maya on X, which is on your list of accounts but not proven.',
  );
});

test('a business is asked to list the account that it has where the copy is, by whoever may change the list', () => {
  const business = { id: 'b', name: 'Ferrow Bay', standing: [] };
  const github = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/ferrow', verifiedAt: at };
  const asked =
    'X may ask for a link to your own account there. If you have one, list it, and it’ll be in the text.';
  expect(noteOf('', {}, [github], business)).toEqual({ links: [], words: asked });
  expect(noteOf('', {}, [], { ...business, settings: '/there' })).toEqual({
    ...{ links: ['List an account'], words: `${asked} List an account.` },
  });
  expect(noteOf('', {}, [{ ...onX, verifiedAt: at }], business).words).toBeUndefined();
  expect(noteOf('', {}, [{ platform: 'GITHUB', pageUrl: github.pageUrl }], business).words).toBe(
    `${asked} The text names ferrow on GitHub, which is on your list of accounts but not proven.`,
  );
});

test.each<[string, string, string, string?]>([
  ['the person’s own', 'maya  hollimund', ''],
  ['somebody else’s', 'Ruth Hollimund', 'Ruth Hollimund'],
  // The case is called by what was compared.
  ['of whoever has given none of their own', 'Maya Hollimund', 'Maya Hollimund', ''],
])('for somebody else, a compared name that is %s begins the field so', (_, compared, begins, own) => {
  const imitates = { platform: 'X' as const, handle: 'mayahollimund', name: compared };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage
        one={one({ imitates })}
        name="Maya Hollimund"
        now={Date.parse(at)}
        {...(own !== undefined && { own })}
      />
    </QueryClientProvider>,
  );
  const select = box.querySelector('select')!;
  act(() => {
    select.value = 'PARENT';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const label = [...box.querySelectorAll('label')].find(({ textContent }) => /^Their name/.test(textContent));
  expect(label?.control?.getAttribute('value')).toBe(begins);
  if (own === undefined) return;
  const link = [...box.querySelectorAll('label')].find(({ textContent }) => /^Link to/.test(textContent));
  expect(link?.control?.getAttribute('value')).toBe('https://x.com/mayahollimund');
});

test('whoever has said to be the person shown was compared themselves: nothing of it is a child’s', () => {
  keepSaid('01A');
  const imitates = { platform: 'X' as const, handle: 'mayahollimund', name: 'Maya Hollimund' };
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OnPage one={one({ imitates })} name="Maya Hollimund" own="" now={Date.parse(at)} />
    </QueryClientProvider>,
  );
  const select = box.querySelector('select')!;
  act(() => {
    select.value = 'CHILD';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const begins = [/^Their name/, /^Link to/].map((label) =>
    [...box.querySelectorAll('label')]
      .find(({ textContent }) => label.test(textContent))
      ?.control?.getAttribute('value'),
  );
  expect(begins).toEqual(['', '']);
});
