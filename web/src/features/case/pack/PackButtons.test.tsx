// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Case } from '#domain/case/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { at, one } from '../case-for-test.ts';
import { PackButtons } from './PackButtons.tsx';

const seen = vi.hoisted(() => ({
  kept: {},
  packed: {},
  files: [] as string[],
  check: {} as object | undefined,
}));
vi.mock(import('../../../lib/use-links.ts'), async (original) => {
  const actual = await original();
  return { ...actual, useLinks: () => actual.linksFor(false, '') };
});
vi.mock('../../../lib/api/rest.ts', () => ({ call: async () => ({ case: seen.kept }) }));
vi.mock('../../../lib/save-file.ts', () => ({ saveFile: (name: string) => seen.files.push(name) }));
vi.mock('../../check/check-profile.ts', () => ({
  checkProfile: async () => seen.check ?? Promise.reject(new Error('Nobody answers.')),
}));
vi.mock('./load-pack.ts', () => ({
  loadPack: async (packed: object) => {
    seen.packed = packed;
    return {};
  },
}));

test('a pack holds what somebody else, or another tab, has added since the page was loaded', async () => {
  const kept = one({ facts: ['ASKS_FOR_MONEY'] });
  seen.kept = kept;
  const { click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <PackButtons
        {...{ one: one({}), isSaid: () => true }}
        name="Maya"
        accounts={[{ platform: 'X', pageUrl: 'https://x.com/maya' }]}
      />
    </QueryClientProvider>,
  );
  click('Download the PDF');
  await act(() => vi.waitFor(() => expect(seen.files).toEqual(['countersign-case-01A.pdf'])));
  expect(seen.packed).toMatchObject({
    one: kept,
    report: { text: expect.stringContaining('It asks for money.') as string },
    own: { handle: 'maya', url: 'https://x.com/maya', verifiedAt: null },
  });
});

const sent = { reportedOn: at, reportText: 'As sent.' };
const closed = { outcome: 'NOT_A_COPY', closedAt: at } as const;
const confirmed = 'On 3 May 2026, the person who controls this account confirmed it';
const check = { registered: true, confirmedSince: '2026-05-03', statement: '' };

test.each<[string, object | undefined, string | undefined]>([
  ['since the page was loaded', check, undefined],
  ['as the page knows, while the register is silent', undefined, confirmed],
])('against an account that its holder confirmed %s, a pack holds no report', async (_, answer, known) => {
  seen.kept = one({});
  seen.check = answer;
  seen.files.length = 0;
  const { click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <PackButtons {...{ one: one({}), isSaid: () => true }} name="Maya" confirmed={known} />
    </QueryClientProvider>,
  );
  click('Download everything (ZIP)');
  await act(() => vi.waitFor(() => expect(seen.files).toHaveLength(1)));
  const text = `${confirmed}. That’s why Countersign hasn’t prepared a report against it.`;
  expect(seen.packed).toMatchObject({ report: { title: 'No report', text } });
});

test.each<[string, Partial<Case>, Partial<Case>, string | undefined]>([
  [
    'who has said nothing',
    {},
    {},
    'Whoever made this pack hadn’t confirmed the report, so its text isn’t included.',
  ],
  [
    'who said it of somebody else than is reported for by now',
    {},
    { behalf: { relation: 'CHILD', name: 'Lou' } },
    'Whoever made this pack hadn’t confirmed the report, so its text isn’t included.',
  ],
  ['whose report was sent', sent, sent, undefined],
  [
    'who marked it as reported and has said nothing',
    { reportedOn: at },
    { reportedOn: at },
    'The text of the report of 20 November 2026 wasn’t kept.',
  ],
  [
    'whose case is closed as not a copy',
    closed,
    closed,
    'This case was closed as not a copy, so there is nothing to report.',
  ],
])(
  'the pack of somebody %s holds what the page shows, and it is said before',
  async (_, before, now, none) => {
    seen.kept = one(now);
    seen.check = { registered: false };
    seen.files.length = 0;
    const { box, click } = drawForTest(
      <QueryClientProvider client={new QueryClient()}>
        <PackButtons one={one(before)} name="Maya" isSaid={({ behalf }) => 'behalf' in now && !behalf} />
      </QueryClientProvider>,
    );
    const isWithheld = !Object.keys(before).length && !Object.keys(now).length;
    expect(box.textContent.includes('So far, neither has the report text')).toBe(isWithheld);
    click('Download the PDF');
    await act(() => vi.waitFor(() => expect(seen.files).toHaveLength(1)));
    expect(seen.packed).toMatchObject({
      report: none
        ? { title: expect.stringMatching(/^No report/) as string, text: none }
        : { text: 'As sent.' },
    });
  },
);

test('pressed without a connection, it says so, and is made once there is one', async () => {
  seen.kept = one({});
  seen.files = [];
  const { box, click } = drawForTest(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}
    >
      <PackButtons {...{ one: one({}), isSaid: () => true }} name="Maya" accounts={[]} />
    </QueryClientProvider>,
  );
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  click('Download the PDF');
  await act(() =>
    vi.waitFor(() => expect(box.textContent).toContain('You’re offline. Please try again once')),
  );
  line.mockRestore();
  click('Download the PDF');
  await act(() => vi.waitFor(() => expect(seen.files).toEqual(['countersign-case-01A.pdf'])));
  expect(box.textContent).not.toContain('You’re offline');
});
