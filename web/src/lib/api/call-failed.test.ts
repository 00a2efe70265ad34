import { expect, test, vi } from 'vitest';
import { CallFailed } from './call-failed.ts';

test('what nobody expected is told with the id of its call, and nothing else is', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(CallFailed.from(new Error('x'), '0a1b2c3d-0000-4000').message).toBe(
    'That didn’t work. We’ve noted it; please try again in a moment. Reference: 0a1b2c3d-0000-4000',
  );
  const refused = { errors: [{ message: 'Not yours.', errorType: 'FORBIDDEN' }] };
  expect(CallFailed.from(refused, '0a1b2c3d-0000-4000').message).toBe('Not yours.');
});

test.each([
  [
    'our error shape',
    {
      response: {
        statusCode: 409,
        body: '{"code":"CONFLICT","message":"A look is under way.","requestId":"r"}',
      },
    },
    'A look is under way.',
    'CONFLICT',
  ],
  [
    'a GraphQL error of ours',
    { errors: [{ message: 'Not yours.', errorType: 'FORBIDDEN' }] },
    'Not yours.',
    'FORBIDDEN',
  ],
  [
    'no network (GraphQL)',
    { errors: [{ message: 'Network Error' }] },
    'The network didn’t answer. Check your connection and try again.',
    'NETWORK',
  ],
  [
    'no network (GraphQL of Amplify 6)',
    { errors: [{ message: 'A network error has occurred.' }] },
    'The network didn’t answer. Check your connection and try again.',
    'NETWORK',
  ],
  [
    'no network (REST)',
    Object.assign(new Error('x'), { name: 'NetworkError' }),
    'The network didn’t answer. Check your connection and try again.',
    'NETWORK',
  ],
  [
    'tokens that were revoked on another device',
    Object.assign(new Error('Access Token has been revoked'), { name: 'NotAuthorizedException' }),
    'You’ve been signed out, perhaps on another device. Reload the page to sign in again.',
    'UNAUTHENTICATED',
  ],
  [
    'a failure without words',
    { response: { statusCode: 500, body: '{"code":"INTERNAL","message":"x"}' } },
    'That didn’t work. We’ve noted it; please try again in a moment.',
    'INTERNAL',
  ],
  [
    'a page of HTML',
    { response: { statusCode: 502, body: '<html>' } },
    'That didn’t work. We’ve noted it; please try again in a moment.',
    'INTERNAL',
  ],
  [
    "somebody else's error text",
    { errors: [{ message: 'Cannot read x of undefined', errorType: 'Lambda:Unhandled' }] },
    'That didn’t work. We’ve noted it; please try again in a moment.',
    'INTERNAL',
  ],
])('%s', (_, error, words, code) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = CallFailed.from(error);
  expect([failed.message, failed.code]).toEqual([words, code]);
});
