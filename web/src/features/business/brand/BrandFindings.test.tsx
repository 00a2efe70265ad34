// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listed } from '#domain/case/represented/listed';
import type { BrandFinding } from '#domain/contract/business-brand';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { one } from '../../case/case-for-test.ts';
import { CasesOfBusiness } from '../../case/owner/case-business.ts';
import type { OwnBusiness } from '../api.ts';
import { BrandFindings } from './BrandFindings.tsx';
import { words } from './words.ts';

const server = vi.hoisted(() => ({
  ...{ findings: [] as object[], sources: [] as object[], ended: [] as string[], cases: [] as object[] },
  ...{ state: 'done', lastLookedAt: null as string | null, hasMoreToAsk: false },
}));
vi.mock('../../../lib/use-links.ts', () => ({ useLinks: () => ({ profile: () => undefined }) }));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_api: string, { path }: { path: string }) =>
    path.endsWith('submit-profile')
      ? { platform: 'INSTAGRAM', handle: 'Kestrel_Tearooms' }
      : path.endsWith('get-brand-findings')
        ? { ...server, names: [] }
        : { cases: server.cases },
}));

const at = '2026-11-26T17:17:00.000Z';
const business = {
  ...{ id: 'b', name: 'Kestrel' },
  socialMediaAccounts: [{ platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/kestrellanetea/' }],
} as OwnBusiness;
const other = (handle: string, part: Partial<BrandFinding> = {}): BrandFinding => ({
  ...{ id: handle, platform: 'INSTAGRAM', verdict: 'namesake', score: 30, reasons: [], status: 'OPEN' },
  yours: { platform: 'INSTAGRAM', handle: 'kestrellanetea', name: 'Kestrel Lane', url: 'https://k.example' },
  theirs: { platform: 'INSTAGRAM', handle, name: 'Kestrel Tea Rooms' },
  ...{ firstSeen: at, lastSeen: at },
  ...part,
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function give(before: BrandFinding[], after: BrandFinding[]) {
  await import('./give/GiveCopyForm.tsx');
  server.findings = before;
  const { box, click } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <BrandFindings business={business} />
    </QueryClientProvider>,
  );
  await pass(100);
  const boxes = () =>
    Object.fromEntries(
      [...box.querySelectorAll('details')]
        .filter((one) => one.querySelector('ul'))
        .map((one) => [one.querySelector('summary')!.textContent, one.open]),
    );
  const said = () => [...box.querySelectorAll('[role=status]')].at(-1)!.textContent;
  const again = async () => {
    click(words.give.give);
    await pass(100);
    const field = box.querySelector<HTMLInputElement>('input[inputmode=url]')!;
    const link = 'https://www.instagram.com/kestrel_tearooms';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, link);
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
    act(() => box.querySelector('form')!.requestSubmit());
    await pass(100);
    server.findings = after;
    await pass(1_500);
  };
  expect(Object.values(boxes()).some(Boolean)).toBe(false);
  expect(said()).toBe('');
  await again();
  return { box, boxes, said, again };
}

test('one that was given and is probably no copy is told where it was typed, and its box opens, each time', async () => {
  const given = other('kestrel_tearooms');
  const { box, boxes, said, again } = await give([other('kestrel')], [other('kestrel'), given]);
  expect(said()).toBe('kestrel_tearooms on Instagram: Alike in one detail, probably someone else');
  expect(boxes()).toEqual({ [words.alike(2)]: true });
  box.querySelector<HTMLDetailsElement>('details:has(> ul)')!.open = false;
  await pass(30_000);
  expect(boxes()).toEqual({ [words.alike(2)]: false });
  await again();
  expect(said()).toContain('kestrel_tearooms on Instagram');
  expect(boxes()).toEqual({ [words.alike(2)]: true });
});

test('one that was decided before is told as decided, and the box of those opens', async () => {
  const given = other('kestrel_tearooms', { status: 'IGNORED' });
  const { boxes, said } = await give([other('kestrel'), given], [other('kestrel'), given]);
  expect(said()).toBe('kestrel_tearooms on Instagram: Not a copy');
  expect(boxes()).toEqual({ [words.alike(1)]: false, [words.decided(1)]: true });
});

test('what a scan has seen of a case stands on its row when the scan has ended', async () => {
  const kept = one({ userId: 'B#b', findingId: 'copy', outcome: 'REMOVED', closedAt: at });
  Object.assign(server, {
    state: 'running',
    findings: [other('copy', { status: 'CASE' })],
    cases: [listed(kept)],
  });
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <CasesOfBusiness value={{ id: 'b', name: 'Kestrel', standing: [] }}>
        <BrandFindings business={business} />
      </CasesOfBusiness>
    </QueryClientProvider>,
  );
  await pass(100);
  expect(box.textContent).toContain('Said to be gone');
  Object.assign(server, { state: 'done', cases: [listed({ ...kept, seenAgainAt: at })] });
  await pass(4_000);
  expect(box.textContent).toContain('Said to be gone; seen again on 26 November 2026');
  Object.assign(server, { state: 'done', cases: [] });
});

test.each<[string, object, object[], string]>([
  ['with accounts', {}, [{}], words.none],
  ['by its name alone', {}, [], words.noneByName],
  ['before its accounts were added', { hasMoreToAsk: true }, [{}], `${words.noneThen} ${words.more}`],
])('a business that was scanned %s reads what was found so far', async (_, part, accounts, expected) => {
  const sources = [{ platform: 'GITHUB', status: 'looked', asked: 1, total: 1, compared: 0, found: 0, at }];
  const scanned = { state: 'done', lastLookedAt: at, hasMoreToAsk: false };
  Object.assign(server, { ...scanned, sources, findings: [], cases: [], ...part });
  const business = { id: 'b', name: 'Kestrel', socialMediaAccounts: accounts } as OwnBusiness;
  const { box } = drawForTest(
    <QueryClientProvider client={new QueryClient()}>
      <BrandFindings business={business} />
    </QueryClientProvider>,
  );
  await pass(100);
  expect(box.querySelector('[role=status] p')!.textContent).toContain(`. ${expected}`);
});
