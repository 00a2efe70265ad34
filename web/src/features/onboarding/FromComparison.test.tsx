// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { newUser, type User } from '#domain/account/user';
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

const draw = (props: { user?: User; toNewcomers?: boolean } = {}) => {
  const { box, click } = drawForTest(
    <>
      <FromComparison user={newcomer} {...props} />
      <main id="main" tabIndex={-1} />
    </>,
  );
  const use = async () => {
    click('Use what’s selected');
    await act(() => new Promise<void>((done) => setTimeout(done)));
  };
  return { box, click, use, offer: () => box.querySelector('section') };
};

test('what is left chosen is saved, the focus goes to the content below, and the other account can still become a case', async () => {
  const { box, use, offer } = draw();
  expect(offer()!.textContent).toContain('You compared it with 1ena-marchetti on GitHub.');
  act(() => box.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[1]!.click());
  await use();
  expect(server.saved).toEqual([{ socialMediaAccounts: [{ platform: 'GITHUB', pageUrl }] }]);
  expect(document.activeElement?.id).toBe('main');
  for (const { offer: shown } of [{ offer }, draw()]) {
    expect(shown()!.textContent).toContain('Your comparison with 1ena-marchetti on GitHub is still here.');
    expect(shown()!.querySelector('a')!.getAttribute('href')).toBe('/compare');
    expect(shown()!.querySelector('input')).toBeNull();
  }
  server.cases = [{ platform: 'GITHUB', handle: '1ena-marchetti', caseId: 'c1', userId: 'u1' }];
  expect(draw().offer()).toBeNull();
});

test('on the dashboard it stays for the other account, though the account that was used is theirs by then', async () => {
  const { use } = draw({ toNewcomers: true });
  await use();
  const has = { ...newcomer, socialMediaAccounts: [{ platform: 'GITHUB' as const, pageUrl }] };
  const { offer, click } = draw({ toNewcomers: true, user: has });
  expect(offer()!.textContent).toContain('is still here.');
  click('Not now');
  expect(offer()).toBeNull();
  sessionStorage.removeItem('countersign.compare.left');
  // They had an account before they compared: their dashboard is no place to offer the rest of it.
  expect(draw({ toNewcomers: true, user: has }).offer()).toBeNull();
  expect(draw({ user: has }).offer()).not.toBeNull();
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
