import { expect, test } from 'vitest';
import { freeingAddress } from './free-address.ts';

const address = 'maya@work.example';

/** A pool in which one other user has the address, and what is stored under that user's id. */
function pool(status: string, record?: object) {
  const removed: string[] = [];
  const asked: object[] = [];
  const others = [
    { Username: 'name-of-leftover', UserStatus: status, Attributes: [{ Name: 'sub', Value: 'leftover' }] },
    { Username: 'name-of-maya', UserStatus: 'CONFIRMED', Attributes: [{ Name: 'sub', Value: 'maya' }] },
  ];
  const free = freeingAddress(
    {
      send: async ({ input }: { input: { Username?: string; Filter?: string } }) => {
        asked.push(input);
        if (input.Username) removed.push(input.Username);
        return { Users: others };
      },
    } as never,
    'pool',
    { read: async (id) => (id === 'leftover' ? (record as { id: string } | undefined) : { id }) },
  );
  return { free, removed, asked };
}

test.each([
  ['a sign-up whose code was never entered', 'UNCONFIRMED', undefined, ['name-of-leftover']],
  ['a sign-up that was confirmed and has no record', 'CONFIRMED', undefined, ['name-of-leftover']],
  ['an account with a record of its own', 'CONFIRMED', { id: 'leftover' }, []],
  ['one that is being deleted, which goes by itself', 'CONFIRMED', { id: 'leftover', deletedAt: '2026' }, []],
  ['whoever comes through a provider, and keeps nobody from the address', 'EXTERNAL_PROVIDER', undefined, []],
  ['whom an administrator made', 'FORCE_CHANGE_PASSWORD', undefined, []],
])('of %s (%s) nothing more than it is removed', async (_, status, record, expected) => {
  const { free, removed } = pool(status, record);
  await free(address, 'maya');
  expect(removed).toEqual(expected);
});

test('asks for the address alone, whatever stands in it', async () => {
  const { free, asked } = pool('EXTERNAL_PROVIDER');
  await free('"a\\b"@work.example', 'maya');
  expect(asked).toMatchObject([{ UserPoolId: 'pool', Filter: 'email = "\\"a\\\\b\\"@work.example"' }]);
});
