// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser } from '#domain/account/user';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { emptySide, saveDraft } from '../compare/side.ts';
import { FromComparison } from './FromComparison.tsx';

const server = vi.hoisted(() => ({
  saved: [] as object[],
  refuses: false,
  cases: [] as object[] | undefined,
}));
vi.mock('../account/api.ts', () => ({
  useUpdateUser: () => ({
    isPending: false,
    mutateAsync: async (patch: object) => {
      if (server.refuses) throw new Error('Not now.');
      server.saved.push(patch);
    },
  }),
}));
vi.mock('../account/own-picture.ts', () => ({ useUploadPicture: () => ({ isPending: false }) }));
vi.mock('../case/api.ts', () => ({
  useCases: () => ({ data: server.cases, isPending: !server.cases }),
}));

const newcomer = newUser({ sub: 'u1', email: 'lena@marchetti.example' }, '2026-11-20T12:00:00.000Z');
const pageUrl = 'https://github.com/lena-marchetti';

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(server, { saved: [], refuses: false, cases: [] });
  const theirs = { ...emptySide(), link: 'github.com/1ena-marchetti' };
  saveDraft({ yours: { ...emptySide(), link: pageUrl, name: 'Lena' }, theirs });
});

const draw = () => {
  const { box, click } = drawForTest(
    <>
      <FromComparison user={newcomer} />
      <main id="main" tabIndex={-1} />
    </>,
  );
  const use = async () => {
    click('Use what’s selected');
    await act(() => new Promise<void>((done) => setTimeout(done)));
  };
  return { box, click, use, offer: () => box.querySelector('section') };
};

test('what is left chosen is saved, the offer goes, and the focus to the content below', async () => {
  const { box, use, offer } = draw();
  expect(offer()!.textContent).toContain('You compared it with 1ena-marchetti on GitHub.');
  act(() => box.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[1]!.click());
  await use();
  expect(server.saved).toEqual([{ socialMediaAccounts: [{ platform: 'GITHUB', pageUrl }] }]);
  expect(offer()).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  expect(draw().offer()).toBeNull();
});

test('what could not be saved is offered on; put off, it is gone', async () => {
  server.refuses = true;
  const { click, use, offer } = draw();
  await use();
  expect(offer()).not.toBeNull();
  click('Not now');
  expect(offer()).toBeNull();
  expect(draw().offer()).toBeNull();
  expect(server.saved).toEqual([]);
});

test('what was compared for a child is not offered as the parent’s own, nor before that is known', () => {
  const theirs = { platform: 'GITHUB', handle: '1ena-marchetti', caseId: 'c1', userId: 'u1' };
  server.cases = [{ ...theirs, impersonated: { name: 'Lena Marchetti', account: null } }];
  expect(draw().offer()).toBeNull();
  server.cases = undefined;
  expect(draw().offer()).toBeNull();
  server.cases = [theirs];
  expect(draw().offer()).not.toBeNull();
});
