import { expect, test, vi } from 'vitest';
import { clockOffset } from './clock.ts';

const noted = vi.hoisted(() => ({ tokens: null as { clockDrift: number } | null }));
vi.mock('aws-amplify/auth/cognito', () => ({
  cognitoUserPoolsTokenProvider: { authTokenStore: { loadTokens: () => Promise.resolve(noted.tokens) } },
}));

const minute = 60_000;

test.each([
  [0, 0],
  [4.9, 0],
  [5, 5],
  [-5, -5],
  [-60 * 24, -60 * 24],
])('a clock that was %d minutes behind at sign-in is corrected by %d', async (minutes, by) => {
  noted.tokens = { clockDrift: minutes * minute };
  expect(await clockOffset()).toBe(by * minute);
});

test('signed out there is nothing to correct by', async () => {
  noted.tokens = null;
  expect(await clockOffset()).toBe(0);
});
