// @vitest-environment happy-dom
import { Amplify } from 'aws-amplify';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { noteSent } from '../../../../lib/sent-early.ts';
import { rootForTest } from '../../../../ui/draw-for-test.tsx';
import { Entrance } from './Entrance.tsx';

vi.mock('../../../../ui/seal/Seal.tsx', () => ({ LateSeal: () => null }));
const auth = vi.hoisted(() => ({ signIn: vi.fn() }));
vi.mock('aws-amplify/auth', async (original) => ({
  ...(await original<object>()),
  ...auth,
  getCurrentUser: () => Promise.reject(new Error('nobody')),
}));

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  auth.signIn.mockReset().mockResolvedValue({ nextStep: { signInStep: 'DONE' } });
  Amplify.configure({
    Auth: { Cognito: { userPoolId: 'us-east-1_x', userPoolClientId: 'c', loginWith: { email: true } } },
  });
});

async function open() {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  noteSent(box);
  const root = rootForTest(box);
  const draw = (isOpen: boolean) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <Entrance first="signIn" open={isOpen} />
        </MemoryRouter>,
      ),
    );
  await draw(false);
  const field = (name: string) => box.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  const arrive = async () => {
    await draw(true);
    await act(async () => void (await import('../SignInScreen.tsx')));
    await vi.waitFor(() => act(async () => expect(box.querySelector('[data-ahead]')).toBeNull()), {
      timeout: 20_000,
    });
  };
  return { box, field, arrive };
}

test('what is typed into the form that is drawn ahead stands in the one that takes its place, and so does the cursor', async () => {
  const { box, field, arrive } = await open();
  expect(box.textContent).toContain('Loading...');
  const drawn = field('username');
  drawn.value = 'maya@a.example';
  field('password').value = 'Lamp-post';
  field('password').focus();
  await arrive();
  expect([field('username').value, field('password').value]).toEqual(['maya@a.example', 'Lamp-post']);
  expect(field('username')).not.toBe(drawn);
  expect(document.activeElement).toBe(field('password'));
  expect(box.textContent).not.toContain('Loading...');
  expect(auth.signIn).not.toHaveBeenCalled();
});

test('whoever seems to be signed in sees no form until it is known that they are not', async () => {
  localStorage.setItem('CognitoIdentityServiceProvider.c.LastAuthUser', 'maya');
  onTestFinished(() => localStorage.clear());
  document.documentElement.dataset['signedIn'] = '';
  const { box, arrive } = await open();
  expect(box.querySelector('[data-ahead]')!.closest('.unseen')).not.toBeNull();
  await arrive();
  expect(box.querySelector('.unseen')).toBeNull();
  expect(document.documentElement.dataset['signedIn']).toBeUndefined();
});

test('Enter, before there is anything that could send, is sent once there is', async () => {
  const { field, arrive } = await open();
  field('username').value = 'maya@a.example';
  field('password').value = 'Lamp-post-7';
  field('password').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await arrive();
  await vi.waitFor(() => act(async () => expect(auth.signIn).toHaveBeenCalled()));
  expect(auth.signIn.mock.calls[0]![0]).toMatchObject({
    username: 'maya@a.example',
    password: 'Lamp-post-7',
  });
});
