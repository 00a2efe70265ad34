import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { scanContract } from '#domain/contract/scan';
import { graphql } from './graphql.ts';
import { call } from './rest.ts';

/** What Amplify throws where a token has run out and the network is gone. */
const lost = Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' });
vi.mock('aws-amplify/auth', () => ({ fetchAuthSession: () => Promise.reject(lost) }));

it.each([
  ['REST', () => call('app', scanContract['get-report'], {})],
  ['GraphQL', () => graphql('query { a }', {}, 'a', z.string())],
])('a token that can’t be renewed offline is a lost connection like any other (%s)', (_, made) =>
  expect(made()).rejects.toMatchObject({
    code: 'NETWORK',
    message: 'The network didn’t answer. Check your connection and try again.',
  }),
);
