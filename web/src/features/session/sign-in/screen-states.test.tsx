// @vitest-environment happy-dom
import { Authenticator } from '@aws-amplify/ui-react';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Amplify } from 'aws-amplify';
import { signIn } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { rootForTest } from '../../../ui/draw-for-test.tsx';
import { keepWait } from '../codes/code-wait.ts';
import SignInScreen, { type FirstScreen } from './SignInScreen.tsx';

vi.mock('../../../ui/seal/Seal.tsx', () => ({ LateSeal: () => null }));
vi.mock('../codes/OutboxHint.tsx', () => ({ OutboxHint: () => null }));
vi.mock('../session.ts', () => ({ checkSession: () => Promise.resolve() }));
const auth = vi.hoisted(() => ({
  getCurrentUser: vi.fn(),
  signIn: vi.fn(),
  signUp: vi.fn(),
  confirmSignUp: vi.fn(),
  resendSignUpCode: vi.fn(),
  resetPassword: vi.fn(),
  confirmSignIn: vi.fn(),
  confirmResetPassword: vi.fn(),
}));
vi.mock('aws-amplify/auth', async (original) => ({ ...(await original<object>()), ...auth }));

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  for (const call of Object.values(auth)) call.mockReset().mockResolvedValue({});
  // The screen machine asks for the code of a reset by itself.
  vi.stubGlobal('fetch', async () =>
    Response.json({ CodeDeliveryDetails: { DeliveryMedium: 'EMAIL', Destination: 'm***' } }),
  );
  sessionStorage.clear();
  auth.getCurrentUser.mockRejectedValue(new Error('nobody'));
  Amplify.configure({
    Auth: { Cognito: { userPoolId: 'us-east-1_x', userPoolClientId: 'c', loginWith: { email: true } } },
  });
});

async function draw(screen: ReactNode): Promise<HTMLElement> {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  await act(async () => rootForTest(box).render(screen));
  return box;
}
const open = (first: FirstScreen) =>
  draw(
    <MemoryRouter>
      <SignInScreen first={first} />
    </MemoryRouter>,
  );
/** The name that Amplify gives the form in view: its state. */
const stateOf = (box: HTMLElement) =>
  box
    .querySelector('form')
    ?.getAttributeNames()
    .find((name) => name.startsWith('data-amplify-authenticator-'))
    ?.slice('data-amplify-authenticator-'.length);
const alertOf = (box: HTMLElement) => box.querySelector('[role=alert]')?.textContent;
const arrives = (box: HTMLElement, state: string | undefined) =>
  vi.waitFor(() => act(async () => expect(stateOf(box)).toBe(state)), { timeout: 5000 });

async function type(box: HTMLElement, name: string, value: string): Promise<void> {
  const input = box.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
}
const send = (box: HTMLElement) => act(async () => box.querySelector('form')!.requestSubmit());

async function signInThatEndsAt(nextStep: object): Promise<HTMLElement> {
  const box = await open('signIn');
  await signInAt(box, nextStep);
  return box;
}
async function signInAt(box: HTMLElement, nextStep: object): Promise<void> {
  auth.signIn.mockResolvedValue({ isSignedIn: false, nextStep });
  await arrives(box, 'signin');
  await type(box, 'username', 'maya@hollimund.example');
  await type(box, 'password', 'Lamp-post-7');
  await send(box);
}

test.each([
  ['signIn', 'signin'],
  ['signUp', 'signup'],
  ['forgotPassword', 'forgotpassword'],
] as const)('it begins at %s', async (first, state) => {
  await arrives(await open(first), state);
});

test.each([
  ['a new password is required', 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', 'forcenewpassword'],
  ['the password must be reset', 'RESET_PASSWORD', 'confirmresetpassword'],
  ['the sign-up is not confirmed', 'CONFIRM_SIGN_UP', 'confirmsignup'],
  ['a text message is asked for', 'CONFIRM_SIGN_IN_WITH_SMS_CODE', 'confirmsignin'],
  ['an authenticator is asked for', 'CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'confirmsignin'],
  ['one of two second steps is to be chosen', 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', 'select-mfa-type'],
])('where %s, signing in leads there', async (_, signInStep, state) => {
  const box = await signInThatEndsAt({ signInStep, missingAttributes: [] });
  await arrives(box, state);
  expect(auth.resendSignUpCode.mock.calls.length).toBe(signInStep === 'CONFIRM_SIGN_UP' ? 1 : 0);
});

test('of two second steps neither is chosen for anybody, and both have their names', async () => {
  const box = await signInThatEndsAt({
    signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
    allowedMFATypes: ['TOTP', 'SMS'],
  });
  await arrives(box, 'select-mfa-type');
  expect([...box.querySelectorAll('label')].map((label) => label.textContent.trim())).toEqual([
    'Authenticator app',
    'Text message',
  ]);
  auth.confirmSignIn.mockResolvedValue({
    isSignedIn: false,
    nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' },
  });
  await act(async () => box.querySelector<HTMLInputElement>('input[value=SMS]')!.click());
  await send(box);
  await arrives(box, 'confirmsignin');
  expect(auth.confirmSignIn).toHaveBeenCalledWith({ challengeResponse: 'SMS' });
});

test('a forgotten password: the name, then the code with a new one', async () => {
  auth.resetPassword.mockResolvedValue({
    nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE', codeDeliveryDetails: {} },
  });
  const box = await open('forgotPassword');
  await arrives(box, 'forgotpassword');
  await type(box, 'username', 'maya@hollimund.example');
  await send(box);
  await arrives(box, 'confirmresetpassword');
});

describe('a new password that waits for its code, after the page was loaded anew', () => {
  const email = 'maya@hollimund.example';
  const sent = {
    nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE', codeDeliveryDetails: {} },
  };
  const openAnew = async () => {
    auth.resetPassword.mockResolvedValue(sent);
    const box = await open('forgotPassword');
    await arrives(box, 'forgotpassword');
    await type(box, 'username', email);
    await send(box);
    await arrives(box, 'confirmresetpassword');
    const anew = await open('signIn');
    await arrives(anew, 'confirmresetpassword');
    expect(auth.resetPassword).toHaveBeenCalledTimes(1);
    return anew;
  };
  beforeEach(() => void history.replaceState(null, '', '/'));

  it('goes on at the code, without another one; another can be asked for, and the new password leads to signing in', async () => {
    const box = await openAnew();
    expect(box.textContent).toContain('a code is on its way');
    // A confirmed further address signs nobody in, so no code goes there.
    expect(box.textContent).toContain('If you added it later, use your primary address.');
    const again = [...box.querySelectorAll('button')].find((one) => one.textContent === 'Resend Code')!;
    await act(async () => again.click());
    await vi.waitFor(() => expect(auth.resetPassword).toHaveBeenLastCalledWith({ username: email }));
    expect(auth.resetPassword).toHaveBeenCalledTimes(2);
    await type(box, 'confirmation_code', '123456');
    await type(box, 'password', 'Lamp-post-7');
    await type(box, 'confirm_password', 'Lamp-post-7');
    // Without a look at their pattern, whose two halves this DOM does not read as a browser does.
    box.querySelector('form')!.noValidate = true;
    await send(box);
    await arrives(box, 'signin');
    expect(auth.confirmResetPassword).toHaveBeenCalledWith({
      username: email,
      confirmationCode: '123456',
      newPassword: 'Lamp-post-7',
    });
    expect(box.textContent).toContain('Your password is changed.');
    expect(sessionStorage.length).toBe(0);
  });

  it('begins again where the address was wrong, from where signing in is one step back', async () => {
    const box = await openAnew();
    const over = [...box.querySelectorAll('button')].find((one) => one.textContent === 'Start over')!;
    await act(async () => over.click());
    await arrives(box, 'forgotpassword');
    expect(box.querySelector<HTMLInputElement>('input[name=username]')?.value).toBe('');
    expect(sessionStorage.length).toBe(0);
    const back = [...box.querySelectorAll('button')].find((one) => one.textContent === 'Back to sign in')!;
    await act(async () => back.click());
    await arrives(box, 'signin');
  });

  it('is no matter once its code is over', async () => {
    keepWait({ email, path: '/', screen: 'forgotPassword', since: Date.now() - 3_600_000 });
    await arrives(await open('signIn'), 'signin');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('a sign-up that waits for its code, after the page was loaded anew', () => {
  const waits = { email: 'maya@hollimund.example', path: '/', since: Date.now() };
  const screenOf = (path: string) =>
    draw(
      <MemoryRouter initialEntries={[path]}>
        <SignInScreen first="signIn" />
      </MemoryRouter>,
    );

  it('goes on at the code, without asking for anything; the code leads to signing in', async () => {
    keepWait(waits);
    const box = await screenOf('/');
    await arrives(box, 'confirmsignup');
    expect(box.textContent).toContain('m***@h***');
    expect(auth.signUp).not.toHaveBeenCalled();
    auth.confirmSignUp.mockResolvedValue({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } });
    await type(box, 'confirmation_code', '123 456 ');
    await send(box);
    await arrives(box, 'signin');
    expect(auth.confirmSignUp).toHaveBeenCalledWith({ username: waits.email, confirmationCode: '123456' });
    expect(box.textContent).toContain('Your address is confirmed.');
    expect(box.querySelector<HTMLInputElement>('input[name=username]')?.value).toBe(waits.email);
    expect(sessionStorage.length).toBe(0);
  });

  it('was confirmed elsewhere meanwhile: signing in is next all the same', async () => {
    keepWait(waits);
    const box = await screenOf('/');
    await arrives(box, 'confirmsignup');
    const words = 'User cannot be confirmed. Current status is CONFIRMED';
    auth.confirmSignUp.mockRejectedValue(new Error(words));
    await type(box, 'confirmation_code', '123456');
    await send(box);
    await arrives(box, 'signin');
  });

  it('begins again where the address was wrong, and is forgotten', async () => {
    keepWait(waits);
    const box = await screenOf('/');
    await arrives(box, 'confirmsignup');
    const again = [...box.querySelectorAll('button')].find((one) => one.textContent === 'Start over')!;
    await act(async () => again.click());
    await arrives(box, 'signup');
    expect(box.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('is no matter on another page, nor once its code is over', async () => {
    keepWait({ ...waits, path: '/auth/signup' });
    await arrives(await screenOf('/'), 'signin');
    keepWait({ ...waits, since: Date.now() - 24 * 3_600_000 });
    await arrives(await screenOf('/'), 'signin');
    sessionStorage.setItem('countersign.awaitsCode', '{"email":1}');
    await arrives(await screenOf('/'), 'signin');
  });

  it('is kept without the password by a sign-in that ends at it', async () => {
    const box = await signInThatEndsAt({ signInStep: 'CONFIRM_SIGN_UP' });
    await arrives(box, 'confirmsignup');
    const kept = Object.values({ ...sessionStorage }).join();
    expect(kept).toContain(waits.email);
    expect(kept).not.toContain('Lamp-post-7');
  });
});

test('the sign-up form is quiet when somebody comes from a sign-in that failed, and has their address', async () => {
  auth.signIn.mockRejectedValue(new Error('Incorrect username or password.'));
  const box = await open('signIn');
  await arrives(box, 'signin');
  await type(box, 'username', 'maya@hollimund.example');
  await type(box, 'password', 'Lamp-post-7');
  await send(box);
  await vi.waitFor(() => act(async () => expect(alertOf(box)).toMatch(/Incorrect/)));
  await act(async () => [...box.querySelectorAll<HTMLElement>('[role=tab]')][1]!.click());
  await arrives(box, 'signup');
  expect(box.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('maya@hollimund.example');
  expect(box.textContent).not.toContain('This field is required');
});

describe('the pool demands a new password', () => {
  const words = 'Attempt limit exceeded, please try after some time.';
  const refuseCodes = () =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ __type: 'LimitExceededException', message: words }, { status: 400 }),
    );

  it('has no screen of its own where the code cannot be sent: by itself, nothing is shown', async () => {
    refuseCodes();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const box = await draw(<Authenticator loginMechanisms={['email']} services={{ handleSignIn: signIn }} />);
    await signInAt(box, { signInStep: 'RESET_PASSWORD' });
    await vi.waitFor(() => act(async () => expect(box.innerHTML).toBe('')), { timeout: 5000 });
  });

  it('leads back to signing in, with the reason, where the code cannot be sent', async () => {
    refuseCodes();
    const box = await signInThatEndsAt({ signInStep: 'RESET_PASSWORD' });
    await vi.waitFor(() => act(async () => expect(alertOf(box)).toBe(words)), { timeout: 5000 });
    expect(stateOf(box)).toBe('signin');
    await type(box, 'username', 'maya@hollimund.example');
    await type(box, 'password', 'Lamp-post-7');
    auth.signIn.mockReturnValue(new Promise(() => {}));
    await send(box);
    await vi.waitFor(() => act(async () => expect(alertOf(box)).toBeUndefined()));
  });
});
