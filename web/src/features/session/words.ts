import { brand } from '#domain/brand';
import { words as gate } from './gate-words.ts';

/**
 * What the screens of signing in say, apart from Amplify's own words. The specification fixes the titles and the messages below the
 * fields; those stay as they are.
 */
export const words = {
  titles: { signIn: 'Sign in', signUp: 'Create an account', forgotPassword: 'Forgot password' },
  screen: {
    ...gate,
    heading: 'Your account',
    silent: 'Sign-in isn’t answering. Try again in a moment.',
    missingPool: 'Configuration error (see console) – please contact the administrator',
    signIn: 'Sign in to your Account',
    back: 'Back to sign in',
    signUp: `Welcome to ${brand}. Let's Get Started`,
    away: 'You were away for half an hour, so we signed you out. Sign in to pick up where you left off.',
    confirmed: 'Your address is confirmed. Sign in to get started.',
    reset: 'Your password is changed. Sign in with the new one.',
    kept: {
      before: 'What you entered about ',
      after: (platform: string) =>
        ` on ${platform} is saved in this browser. Once you’re signed in, you can turn it into a case.`,
    },
    foot: { before: 'Being impersonated? You don’t need an account: ', link: 'compare two profiles' },
    stopped: (step: string) => `Sign-in stopped at ${step}.`,
  },
  /** Amplify's own words, for what is drawn before it is there. */
  amplify: {
    signInTab: 'Sign In',
    signUpTab: 'Create Account',
    forgot: 'Forgot your password?',
    show: 'Show password',
  },
  ways: {
    or: 'or',
    signIn: (provider: string) => `Sign in with ${provider}`,
    signUp: (provider: string) => `Sign up with ${provider}`,
    /** Whoever comes this way ticks no box. */
    agreed: [
      'Signing in this way for the first time creates your account. You agree to the ',
      ', the ',
      ' and the ',
      '.',
    ],
  },
  fields: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    confirmPassword: 'Confirm password',
    code: 'Code',
  },
  consent: {
    agree: 'I agree to the documents below',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    cookies: 'Cookie Policy',
  },
  errors: {
    required: 'This field is required',
    email: 'Please enter a valid email',
    spaces: 'Passwords can’t begin or end with a space',
    consent: 'You must consent in order to create an account.',
  },
  passwords: {
    rules: 'At least 8 characters, with upper and lower case letters, a number and a symbol.',
    length: (least: number) => `Password must have at least ${least} characters`,
    lower: 'Password must have lower case letters',
    upper: 'Password must have upper case letters',
    numbers: 'Password must have numbers',
    special: 'Password must have special characters',
    easy: 'This password is easy to guess. A few unrelated words with a number and a symbol are safer, and easier to remember.',
  },
  signUpCode: {
    title: 'We Emailed You',
    late: 'The account was not confirmed on time. Enter the code, or open the link in the email, and then sign in.',
    wrong: 'No email, or the wrong address? ',
    startOver: 'Start over',
  },
  codes: {
    resent: 'A new code is on its way. Only the newest one works.',
    second:
      'Your address is confirmed. We’ve sent a second code to it. Enter that one to set your new password.',
    outbox: {
      before: 'No message leaves this machine: ',
      link: 'your code is in the outbox',
      after: '.',
    },
  },
  steps: {
    texted: (number: string | undefined) =>
      number ? `Enter the code we sent to ${number}` : 'Enter the code from the text message',
    app: 'Enter the code from your authenticator app',
    choose: {
      title: 'How would you like to get your code?',
      app: 'Authenticator app',
      text: 'Text message',
    },
    lost: {
      app: 'Lost your app?',
      appSay:
        'If you also turned on text messages, go back and choose those. If you kept the app’s key, add it to another app and use its code. Otherwise, ',
      text: 'No text message?',
      textSay:
        'Go back and sign in again for a new code. If you no longer have this number and also turned on an authenticator app, choose that. Otherwise, ',
      link: 'write to us',
      after: '. We’ll make sure that it’s you before we turn two-step sign-in off.',
    },
    setUp: 'Set up your authenticator app',
    copy: 'Copy the key',
    newPassword: 'Choose a new password',
    reset: 'Reset Password',
    resetSent:
      'If you sign in with that address and a password, even if your sign-up was never finished, a code is on its way. If you added it later, use your primary address. If you sign in with a button such as “Sign in with Google”, there’s no password: use that button.',
    confirmOne: 'Confirm an address, so you can get back in',
    sent: 'Enter the code we sent you',
  },
  /** In place of the identity service's own refusals. */
  refusals: {
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
    appCode: 'That code is wrong or has expired. Please check your app again.',
    signIn:
      'Incorrect email or password. If your sign-up was never finished, “Forgot your password?” finishes it.',
    taken:
      'This email address is already in use. If you signed up with it, sign in. If you added it to your account later, sign in with your primary address. If neither was you, or you don’t know the password, go to Sign In and choose “Forgot your password?”.',
  },
} as const;
