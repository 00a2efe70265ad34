// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Finding, needsDecision } from '#domain/scan/finding';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Toasts } from '../../ui/Toast.tsx';
import { clone, done, namesake, NOW, resolved } from '../design/fixtures.ts';
import { DetectionReport } from './DetectionReport.tsx';
import { named } from './finding/named.ts';
import { useFocusNext } from './use-focus-next.ts';

vi.mock('../../lib/api/rest.ts', () => ({ call: () => Promise.resolve({ decided: [] }) }));
vi.mock(import('../account/api.ts'), async (original) => ({
  ...(await original()),
  useUser: () => ({ data: undefined }) as never,
}));
vi.mock('./finding/report/PrepareReport.tsx', () => ({
  PrepareReport: ({ onReported }: { onReported: () => void }) => (
    <button type="button" onClick={onReported}>
      Reported
    </button>
  ),
}));

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {})); // no configuration, no pictures
});
const report = (findings: Finding[]) =>
  drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <DetectionReport
        report={{
          score: { score: 15, have: [], next: [] },
          findings,
          scan: done,
          lastLookedAt: done.finishedAt!,
          nextLookAt,
          nextLooks: [{ platform: 'GITHUB', at: nextLookAt }],
        }}
        accounts={1}
        userId="u1"
        now={NOW}
      />
      <Toasts />
    </QueryClientProvider>,
  );
const nextLookAt = new Date(NOW + 86_400_000).toISOString();
const heads = (box: HTMLElement) => [...box.querySelectorAll('h3')].map((head) => head.textContent.trim());
const onSnapchat = { ...clone, id: 'snap', platform: 'SNAPCHAT' as const, score: 50 };

/** Waits until what arrived is drawn. A failed expectation within `act` would throw away what waits to be drawn, so it stands after it. */
const drawnWith = (expectation: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      expectation();
    },
    { timeout: 10_000 },
  );

test('what is to decide comes first; each filter says how many it holds', () => {
  const { box, buttons, click } = report([resolved, namesake, clone]);
  expect(buttons().filter((words) => /\d$/.test(words))).toEqual([
    'All 3',
    'To decide 1',
    'Not copies 1',
    'Handled 1',
  ]);
  expect(heads(box)[0]).toContain('clone');
  click('Not copies 1');
  expect(heads(box)).toHaveLength(1);
  expect(heads(box)[0]).toContain('Alike in name, probably someone else');
  expect(buttons()).not.toContain('Prepare a report');
});

test('of several copies the first is shown whole; the others are a line each, and open', () => {
  const five = [1, 2, 3, 4, 5].map((n) => ({
    ...clone,
    id: `c${n}`,
    theirs: { ...clone.theirs, handle: `maya${n}` },
  }));
  const { box, buttons, click } = report(five);
  const whole = () => buttons().filter((words) => words === 'Prepare a report').length;
  expect(box.querySelectorAll('article')).toHaveLength(5);
  expect([whole(), box.querySelectorAll('table').length]).toEqual([1, 1]);
  click(buttons().find((words) => words.startsWith('Show the evidence'))!);
  expect(whole()).toBe(2);
  const ofTwo = report(five.slice(0, 2)).buttons();
  expect(ofTwo.filter((words) => words === 'Prepare a report')).toHaveLength(1);
  expect(ofTwo.filter((words) => words.startsWith('Show the evidence'))).toHaveLength(1);
});

test('while something is to decide, what was decided waits on one line', () => {
  const ignored = { ...resolved, id: 'ignored', status: 'IGNORED' as const };
  const { box, click } = report([clone, resolved, ignored]);
  const group = () => box.querySelector('details:has(article)');
  expect(group()!.querySelector('summary')!.textContent).toMatch(/^Handled 2/);
  expect((group() as HTMLDetailsElement).open).toBe(false);
  const word = () => group()!.querySelector('summary > :last-child')!.textContent;
  expect(word()).toBe('ShowHide'); // the styles leave the one that is true
  click('Handled 2');
  expect(group()).toBeNull();
  expect(heads(box)).toEqual(['Resolved on GitHub', 'Ignored on GitHub']);
  expect(report([resolved, ignored]).box.querySelector('details:has(article)')).toBeNull();
});

test('what was ignored is named, in the word by which it is called from then on', async () => {
  const { box, click } = report([clone]);
  click('Ignore');
  await drawnWith(() => expect(box.textContent).toContain(`Ignored ${clone.theirs.handle} on GitHub.`));
});

test.each(['These are me', 'Ignore these'])(
  '“%s” takes the list that was ticked away, and the focus goes on to the first account that is left',
  async (answer) => {
    const { box, buttons, click } = report([1, 2, 3].map((n) => ({ ...clone, id: `c${n}` })));
    click('Select several');
    expect(heads(box)).toHaveLength(3); // until the list is there
    await drawnWith(() => expect(box.querySelector('fieldset')).not.toBeNull());
    expect(heads(box)).toEqual([]);
    act(() => box.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
    const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === answer)!;
    button.focus();
    click(answer);
    if (answer === 'These are me') {
      const yes = 'Yes, I opened them all';
      await drawnWith(() => expect(buttons()).toContain(yes));
      click(yes);
    }
    await drawnWith(() => expect(document.activeElement?.id).toBe('finding-c2'));
  },
);

test.each([
  ['GITHUB', 'We’ll keep checking whether it’s still there.'],
  ['X', 'We can’t check whether it’s gone there'],
] as const)('of a reported copy on %s, checks are promised only where scans go', async (platform, says) => {
  const theirs = { ...clone.theirs, platform };
  const { box, buttons, click } = report([{ ...clone, platform, theirs, status: 'OPEN' }]);
  click('Prepare a report');
  await drawnWith(() => expect(buttons()).toContain('Reported'));
  click('Reported');
  await drawnWith(() => expect(box.textContent).toContain(says));
});

test('with findings on more than one platform, one platform can be chosen', () => {
  const { box, buttons } = report([clone, namesake, onSnapchat]);
  const choice = box.querySelector('select')!;
  expect([...choice.options].map(({ text }) => text)).toEqual(['Every platform', 'Snapchat', 'GitHub']);
  act(() => {
    choice.value = 'SNAPCHAT';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(heads(box)).toHaveLength(1);
  expect(heads(box)[0]).toContain('on Snapchat');
  expect(buttons()).toContain('All 1');
  expect(report([clone]).box.querySelector('select')).toBeNull();
});

test('an empty report claims no more than was searched', () => {
  const { box } = report([]);
  expect(box.textContent).toMatch(/No copies found · checked .* · \d+ of 17 platforms/);
  expect(box.textContent).toContain('What was searched, and what wasn’t, is listed below.');
});

test('the next scan is promised only where we scan', () => {
  const { box } = report([clone, onSnapchat]);
  const promised = [...box.querySelectorAll('article')].filter((card) =>
    card.querySelector('.history .next'),
  );
  expect(promised.map((card) => card.querySelector('h3')!.textContent)).toEqual([
    expect.stringContaining('on GitHub'),
  ]);
});

test('after a decision the focus goes on to the next account, not back to the top of the page', async () => {
  const five = [1, 2, 3].map((n) => ({ ...clone, id: `c${n}` }));
  const shown = (changed: Record<string, Finding['status']>) =>
    five.map((one) => ({ ...one, status: changed[one.id] ?? one.status }));
  const Focused = () => {
    const [changed, setChanged] = useState<Record<string, Finding['status']>>({});
    const findings = shown(changed);
    const focusNext = useFocusNext(findings);
    const reopen = (id: string) => () => {
      focusNext(
        findings.find((finding) => finding.id === id)!,
        'OPEN',
      );
      setChanged({ ...changed, [id]: 'OPEN' });
    };
    const open = findings.filter(needsDecision).map((finding) => (
      <article key={finding.id} {...named(finding)}>
        <button
          type="button"
          onClick={() => {
            focusNext(finding, 'IGNORED');
            setChanged({ ...changed, [finding.id]: 'IGNORED' });
          }}
        >
          {finding.id}
        </button>
      </article>
    ));
    return [
      ...open,
      changed.c2 === 'IGNORED' && (
        <button key="undo" type="button" onClick={reopen('c2')}>
          undo
        </button>
      ),
    ];
  };
  const { box } = drawForTest(<Focused />);
  const press = (id: string, by: 'hand' | 'key' = 'hand') => {
    const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === id)!;
    if (by === 'hand') button.focus();
    act(() => button.click());
    return document.activeElement?.id;
  };
  expect([press('c2'), press('c3')]).toEqual(['finding-c3', 'finding-c1']);
  expect(press('undo')).toBe('finding-c2'); // the button has gone, and what it brought back is here
  // By Ctrl+Z, or back from the toast, the focus is still where the decision put it.
  expect([press('c2'), press('undo', 'key')]).toEqual(['finding-c1', 'finding-c2']);
});

test('what was opened of the others stays open, decided and taken back or not', () => {
  const two = [1, 2].map((n) => ({ ...clone, id: `c${n}`, theirs: { ...clone.theirs, handle: `maya${n}` } }));
  const { box, buttons, click } = report(two);
  click(buttons().find((words) => words.startsWith('Show the evidence'))!);
  expect(box.querySelectorAll('table')).toHaveLength(2);
  click('To decide 2');
  expect(box.querySelectorAll('table')).toHaveLength(2);
});
