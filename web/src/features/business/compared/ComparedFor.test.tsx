// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { businessBrandContract } from '#domain/contract/business-brand';
import { businessAccountContract } from '#domain/contract/business-account';
import { caseContract } from '#domain/contract/case';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { saveDraft } from '../../compare/side.ts';
import type { OwnBusiness } from '../api.ts';
import { ComparedFor } from './ComparedFor.tsx';

type Listed = { platform: string; handle: string; caseId?: string; userId?: string };
const server = vi.hoisted(() => ({
  saved: [] as object[],
  logos: [] as object[],
  refusesLogo: false,
  now: {} as { socialMediaAccounts?: object[] },
  cases: { own: [] as object[], business: [] as object[] },
  findings: [] as object[],
}));
vi.mock('../../../lib/api/rest.ts', () => ({
  call: async (_api: string, entry: object, request: { businessId?: string }) => {
    if (entry === caseContract['get-cases'])
      return { cases: request.businessId ? server.cases.business : server.cases.own };
    if (entry === businessBrandContract['get-brand-findings'])
      return { state: 'not yet', findings: server.findings };
    if (entry === businessAccountContract['set-logo']) {
      if (server.refusesLogo) throw new Error('Too large.');
      server.logos.push(request);
    }
    return server.now;
  },
}));
vi.mock('../../../lib/api/graphql.ts', () => ({
  graphql: async (_query: string, { input }: { input: object }) => {
    server.saved.push(input);
    return input;
  },
}));
vi.mock('../../../lib/use-links.ts', () => ({ useLinks: () => ({ address: (page: string) => page }) }));
vi.mock('../../picture/square-of-preview.ts', () => ({
  squareOfPreview: async (preview: string, whole: boolean) => new Blob([`${preview} ${whole}`]),
}));
vi.mock('../logo/base64-of.ts', () => ({ base64Of: (blob: Blob) => blob.text() }));

const preview = 'data:image/jpeg;base64,AA==';
const picture = {
  ...{ name: 'mark.png', preview, hash: '', quality: 90 },
  ...{ sha256: '', width: 200, height: 200 },
};
const link = 'https://www.instagram.com/ferrowbay/';
const copy: Listed = { platform: 'INSTAGRAM', handle: 'Ferrow.Bay' };
const business = { id: 'b1', name: 'Ferrow Bay', role: 'ADMIN' } as OwnBusiness;
const withAccount = {
  ...business,
  socialMediaAccounts: [{ platform: 'INSTAGRAM', pageUrl: link }],
  logoImagePath: 'logo/1',
} as OwnBusiness;

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(server, { saved: [], logos: [], refusesLogo: false, now: {}, findings: [] });
  server.cases = { own: [], business: [] };
  saveDraft({
    yours: { link, platform: '', name: 'Ferrow Bay', picture },
    theirs: { link: 'instagram.com/ferrow.bay', platform: '', name: '' },
    business: true,
  });
});

const turns = async () => {
  for (let turn = 0; turn < 6; turn++) await act(() => new Promise<void>((done) => setTimeout(done)));
};
async function draw(shown = business) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = drawForTest(
    <QueryClientProvider client={queries}>
      <ComparedFor business={shown} />
      <main id="main" tabIndex={-1} />
    </QueryClientProvider>,
  );
  await turns();
  const says = () => drawn.box.querySelector('section')?.textContent;
  const leads = () => [...drawn.box.querySelectorAll('section a')].map((way) => way.getAttribute('href'));
  return { ...drawn, says, leads };
}

test('nothing is sent before they say so; then the account joins the list as it is now, and the picture is the logo', async () => {
  server.now = {
    socialMediaAccounts: [{ platform: 'X', pageUrl: 'https://x.com/ferrowbay', verifiedAt: '1' }],
  };
  const { click, says } = await draw();
  expect(says()).toContain('You can use it for Ferrow Bay, too.');
  // Nothing of the business is listed yet that a copy could be compared with.
  expect(says()).not.toContain('You compared');
  expect([server.saved, server.logos]).toEqual([[], []]);
  click('Use what’s selected');
  await turns();
  expect(server.saved).toEqual([
    {
      id: 'b1',
      socialMediaAccounts: [
        { platform: 'X', pageUrl: 'https://x.com/ferrowbay' },
        { platform: 'INSTAGRAM', pageUrl: link },
      ],
    },
  ]);
  expect(server.logos).toEqual([{ businessId: 'b1', base64: `${preview} true` }]);
  expect(says()).toBeUndefined();
  expect(document.activeElement?.id).toBe('main');
  expect((await draw({ ...business, id: 'b2' })).says()).toBeUndefined();
});

test('what is unchecked is not used, and not offered again', async () => {
  const { box, click, says } = await draw();
  act(() => box.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[1]!.click());
  click('Use what’s selected');
  await turns();
  expect([server.saved.length, server.logos.length]).toEqual([1, 0]);
  expect(says()).toBeUndefined();
  expect((await draw({ ...withAccount, logoImagePath: null })).says()).not.toContain('Logo');
});

test('a logo that is refused is offered on', async () => {
  server.refusesLogo = true;
  const { click, says } = await draw();
  click('Use what’s selected');
  await turns();
  expect(server.saved.length).toBe(1);
  expect(says()).toContain('Logo');
});

test('once it has its account, it leads on to the one that it was compared with, until that is known here', async () => {
  const give = '/business-dashboard?businessId=b1&give=https%3A%2F%2Fwww.instagram.com%2Fferrow.bay%2F#brand';
  const { says, leads } = await draw(withAccount);
  expect(says()).toContain('You compared Ferrow Bay with ferrow.bay on Instagram.');
  expect(leads()).toEqual([give]);
  server.findings = [{ theirs: copy }];
  expect((await draw(withAccount)).says()).toBeUndefined();
  server.findings = [];
  server.cases.business = [copy];
  expect((await draw(withAccount)).says()).toBeUndefined();
});

test('whoever followed the way there is not asked again', async () => {
  const { box } = await draw(withAccount);
  act(() => box.querySelector<HTMLElement>('section a')!.click());
  expect(box.querySelector('section')).toBeNull();
  expect((await draw(withAccount)).says()).toBeUndefined();
});

test('of what they saved as a case of their own it leads to the case', async () => {
  server.cases.own = [{ ...copy, caseId: '01A', userId: 'sub-1' }];
  expect((await draw(withAccount)).leads()).toEqual(['/cases/01A']);
  expect((await draw()).leads()).toEqual(['/cases/01A']);
});

test('put off, it is gone from this business in this tab, and nobody but an admin was asked', async () => {
  expect((await draw({ ...business, role: 'MANAGER' })).says()).toBeUndefined();
  const { click, says } = await draw();
  click('Not now');
  expect(says()).toBeUndefined();
  expect(document.activeElement?.id).toBe('main');
  expect((await draw()).says()).toBeUndefined();
  expect((await draw({ ...business, id: 'b2' })).says()).toContain('ferrowbay on Instagram');
  expect(server.saved).toEqual([]);
});
