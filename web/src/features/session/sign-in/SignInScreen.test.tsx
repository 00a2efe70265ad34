// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { rootForTest } from '../../../ui/draw-for-test.tsx';
import { Amplify } from 'aws-amplify';
import { Hub } from 'aws-amplify/utils';
import { DrawnSignIn } from './ahead/DrawnSignIn.tsx';
import SignInScreen, { type FirstScreen } from './SignInScreen.tsx';

// Ornament that is engraved whenever there is time.
vi.mock('../../../ui/seal/Seal.tsx', () => ({ LateSeal: () => null }));
// Nobody is signed in, and no address is asked.
vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<object>()),
  getCurrentUser: () => Promise.reject(new Error('nobody')),
}));

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  Amplify.configure({
    Auth: { Cognito: { userPoolId: 'us-east-1_x', userPoolClientId: 'c', loginWith: { email: true } } },
  });
});

async function open(
  first: FirstScreen,
  entry: { pathname?: string; state?: object } = {},
): Promise<HTMLElement> {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  await act(async () => {
    rootForTest(box).render(
      <MemoryRouter initialEntries={[{ pathname: '/', ...entry }]}>
        <SignInScreen first={first} />
      </MemoryRouter>,
    );
  });
  await vi.waitFor(() => act(async () => expect(box.querySelector('form')).not.toBeNull()));
  return box;
}
const labels = (box: HTMLElement) =>
  [...box.querySelectorAll('label')].map((label) => label.textContent.trim()).filter((text) => text !== '');
const button = (box: HTMLElement, words: string) =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words)!;

test('sign in: its title, Email, the way back in', async () => {
  const box = await open('signIn');
  expect(box.textContent).toContain('Sign in to your Account');
  expect(labels(box)).toEqual(['Email', 'Password']);
  expect(button(box, 'Forgot your password?')).toBeDefined();
});

test('sign up: its title, the fields in order, consent last', async () => {
  const box = await open('signUp');
  expect(box.textContent).toContain("Welcome to Countersign. Let's Get Started");
  expect([...box.querySelectorAll('form input')].map((input) => input.getAttribute('name'))).toEqual([
    'email',
    'password',
    'confirm_password',
    'acknowledgement',
  ]);
  expect(box.querySelector<HTMLInputElement>('input[name=password]')?.required).toBe(false);
});

test('sign up: what a password must hold is said before it is typed', async () => {
  const box = await open('signUp');
  expect(box.textContent).toContain('At least 8 characters');
});

test('whoever wants to set up a business reads that it comes next, and nobody else does', async () => {
  const says = 'Next, you’ll set up your business.';
  expect((await open('signUp', { pathname: '/business-onboarding' })).textContent).toContain(says);
  expect((await open('signUp', { pathname: '/onboarding' })).textContent).not.toContain(says);
});

test('the address that an invitation was sent to stands in the form already', async () => {
  const box = await open('signUp', {
    pathname: '/onboarding',
    state: { invited: 'tom@harbourlane.example' },
  });
  await vi.waitFor(() =>
    expect(box.querySelector<HTMLInputElement>('input[name=email]')!.value).toBe('tom@harbourlane.example'),
  );
});

test('sign up: a missing consent is said below its links', async () => {
  const box = await open('signUp');
  await act(async () => box.querySelector('form')!.requestSubmit());
  const links = [...box.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Cookie Policy',
  );
  await vi.waitFor(() => expect(links!.closest('p')!.nextElementSibling?.textContent).toMatch(/consent/));
  const tick = box.querySelector<HTMLInputElement>('input[name=acknowledgement]');
  expect(document.getElementById(tick!.getAttribute('aria-describedby')!)?.textContent).toMatch(/consent/);
});

test('the three documents open in a window over the form', async () => {
  const box = await open('signUp');
  for (const title of ['Terms of Service', 'Privacy Policy', 'Cookie Policy']) {
    await act(async () => button(box, title).click());
    await vi.waitFor(() => expect(box.querySelector('dialog h2')?.textContent).toBe(title), 20_000);
    await act(async () => box.querySelector('dialog')!.close());
    // It closes by going back, which takes a turn of its own.
    await vi.waitFor(() => act(async () => expect(box.querySelector('dialog')).toBeNull()));
  }
});

test('Back closes an open document, and what was typed stays', async () => {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const router = createMemoryRouter(
    [
      { path: '/', element: 'before' },
      { path: '/auth/signup', element: <SignInScreen first="signUp" /> },
    ],
    { initialEntries: ['/', { pathname: '/auth/signup', state: { newcomer: true } }], initialIndex: 1 },
  );
  await act(async () => rootForTest(box).render(<RouterProvider router={router} />));
  await vi.waitFor(() => act(async () => expect(box.querySelector('form')).not.toBeNull()));
  const email = box.querySelector<HTMLInputElement>('input[name=email]')!;
  email.value = 'maya@hollimund.example';
  for (const close of [() => void router.navigate(-1), () => button(box, 'Close').click()]) {
    await act(async () => button(box, 'Terms of Service').click());
    await vi.waitFor(() => expect(box.querySelector('dialog h2')?.textContent).toBe('Terms of Service'));
    expect(router.state.location).toMatchObject({ pathname: '/auth/signup', state: { newcomer: true } });
    await act(async () => close());
    await vi.waitFor(() => act(async () => expect(box.querySelector('dialog')).toBeNull()));
    expect(box.contains(email)).toBe(true);
  }
  await act(async () => router.navigate(-1));
  expect(box.textContent).toBe('before');
});

test('sending an empty sign-up says what is missing, consent included', async () => {
  const box = await open('signUp');
  await act(async () => box.querySelector('form')!.requestSubmit());
  await vi.waitFor(() =>
    expect(box.textContent).toContain('You must consent in order to create an account.'),
  );
  expect(box.textContent).toContain('This field is required');
});

test('forgot password leads back to sign in', async () => {
  const box = await open('forgotPassword');
  expect(button(box, 'Back to sign in')).toBeDefined();
  expect(box.textContent).not.toContain('Being impersonated?');
});

// No way through this version of Amplify ends in the second one, but the specification names it.
test.each(['User cancelled OAuth flow.', '`signInWithRedirect` has been canceled.'])(
  'a way to a provider that ended is told in its words: %s',
  async (words) => {
    const box = await open('signIn');
    const error = Object.assign(new Error(words), { name: 'OAuthSignInException' });
    await act(async () => Hub.dispatch('auth', { event: 'signInWithRedirect_failure', data: { error } }));
    expect(box.querySelector('[role=alert]')?.textContent).toBe(words);
  },
);

/** The elements of a form and Amplify's classes; what is only for hearing is not looked at. */
const looks = (form: Element): string[] =>
  [...form.querySelectorAll('div, fieldset, label, input')]
    .filter((one) => !one.closest('[aria-hidden=true]'))
    .map((one) => {
      const classes = [...one.classList].filter((name) => name.startsWith('amplify-')).sort();
      const label = one.tagName === 'LABEL' ? one.textContent : '';
      const input = ['name', 'type', 'autocomplete'].map((name) => one.getAttribute(name) ?? '').join(' ');
      return `${one.tagName} ${classes.join('.')} ${label}${input}`.trim();
    });

test('the form that is drawn ahead has the elements and classes of the one that takes its place', async () => {
  const real = (await open('signIn')).querySelector('form')!;
  const box = document.createElement('div');
  await act(async () =>
    rootForTest(box).render(
      <MemoryRouter>
        <DrawnSignIn unseen={false} />
      </MemoryRouter>,
    ),
  );
  expect(looks(box.querySelector('form')!)).toEqual(looks(real));
});
