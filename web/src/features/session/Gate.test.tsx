// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { rootForTest } from '../../ui/draw-for-test.tsx';
import { Gate } from './Gate.tsx';
import { asState, keepWanted } from './wanted-page.ts';
import type { Session } from './session.ts';

const at = vi.hoisted(() => ({ session: { status: 'configuring' } as { status: string } }));
vi.mock('./use-session.ts', () => ({ useSession: () => at.session as Session }));
vi.mock('./sign-in/SignInScreen.tsx', () => ({
  default: ({ first }: { first: string }) => <p>Authenticator on {first}</p>,
}));

const Here = () => {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
};

async function open(
  path: string | { pathname: string; state: object },
  status: Session['status'],
  behind = <p>What is behind it</p>,
): Promise<string> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  at.session = { status };
  const box = document.createElement('div');
  await act(async () =>
    rootForTest(box).render(
      <MemoryRouter initialEntries={[path]}>
        <Gate>{behind}</Gate>
      </MemoryRouter>,
    ),
  );
  await act(async () => {}); // the authenticator is a chunk of its own
  return box.querySelector('main')?.textContent ?? box.textContent;
}

test('while the status is configuring it says Loading...', async () => {
  expect(await open('/dashboard', 'configuring')).toBe('Loading...');
});
test('a visitor meets the authenticator, on the sign-in tab', async () => {
  expect(await open('/dashboard', 'unauthenticated')).toBe('Authenticator on signIn');
});
test('on /onboarding it opens on the sign-up tab', async () => {
  expect(await open('/onboarding', 'unauthenticated')).toBe('Authenticator on signUp');
});
test('a link for newcomers opens it on the sign-up tab, whatever it leads to', async () => {
  const to = { pathname: '/people', state: { newcomer: true } };
  expect(await open(to, 'unauthenticated')).toBe('Authenticator on signUp');
  expect(await open('/people', 'unauthenticated')).toBe('Authenticator on signIn');
});
test('a link to set up a business that was followed before its page had come alive says nothing of newcomers', async () => {
  expect(await open('/business-onboarding', 'unauthenticated')).toBe('Authenticator on signUp');
});
test.each(['/onboarding', '/business-onboarding'])(
  'whoever was away from %s for too long signs in again',
  async (pathname) => {
    expect(await open({ pathname, state: { away: true } }, 'unauthenticated')).toBe(
      'Authenticator on signIn',
    );
  },
);
test('whoever was on their way to a case signs up, or in again where they were only away', async () => {
  expect(await open('/cases/new', 'unauthenticated')).toBe('Authenticator on signUp');
  const away = { pathname: '/cases/new', state: { away: true } };
  expect(await open(away, 'unauthenticated')).toBe('Authenticator on signIn');
});
test('whoever turned back at a provider finds the form that they left', async () => {
  const back = (newcomer: boolean) => {
    const units = [...asState({ page: '/cases/new', newcomer })].map((one) =>
      one.charCodeAt(0).toString(16).padStart(2, '0'),
    );
    return open(`/dashboard?error=access_denied&state=x-${units.join('')}`, 'unauthenticated');
  };
  expect(await back(false)).toBe('Authenticator on signIn');
  expect(await back(true)).toBe('Authenticator on signUp');
});
test('whoever is signed in passes', async () => {
  expect(await open('/settings/profile', 'authenticated')).toBe('What is behind it');
});

test.each([
  ['/login', '/dashboard {"signedIn":true}'],
  ['/settings/profile', '/settings/profile null'],
])('whoever went to a provider from %s comes to %s', async (from, to) => {
  keepWanted(from);
  expect(await open('/dashboard', 'authenticated', <Here />)).toBe(to);
});

test('signed in where the form was, the focus is on the page that it hid', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const box = document.body.appendChild(document.createElement('div'));
  const root = rootForTest(box);
  const draw = (status: Session['status']) => {
    at.session = { status };
    return act(async () =>
      root.render(
        <MemoryRouter>
          <Gate>
            <main id="main" tabIndex={-1}>
              What is behind it
            </main>
          </Gate>
        </MemoryRouter>,
      ),
    );
  };
  await draw('authenticated');
  expect(document.activeElement).toBe(document.body);
  await draw('unauthenticated');
  await draw('authenticated');
  expect(document.activeElement?.textContent).toBe('What is behind it');
  box.remove();
});

test('whoever signs out far down a page meets the form at its top', async () => {
  const top = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const root = rootForTest(document.createElement('div'));
  const draw = (status: Session['status']) => {
    at.session = { status };
    return act(async () =>
      root.render(
        <MemoryRouter initialEntries={['/settings/privacy']}>
          <Gate>{null}</Gate>
        </MemoryRouter>,
      ),
    );
  };
  await draw('configuring');
  await draw('unauthenticated');
  await draw('authenticated');
  expect(top).not.toHaveBeenCalled();
  await draw('unauthenticated');
  expect(top).toHaveBeenCalledWith({ top: 0 });
});
