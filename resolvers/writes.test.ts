import { describe, expect, test } from 'vitest';
import { callResolver } from '../test/support/call-resolver.ts';

describe.each([
  'createUser',
  'updateUser',
  'createEmailInventory',
  'updateEmailInventory',
  'deleteEmailInventory',
  'deletePhoneInventory',
  'updateBusiness',
  'deleteBusinessAccountUsers',
])('Mutation.%s', (field) => {
  const call = (lambda: (event: unknown) => unknown) =>
    callResolver(`Mutation.${field}`, { args: { input: { id: 'x' } }, lambda });

  test('hands over field, arguments, caller and token', async () => {
    const events: unknown[] = [];
    const value = await call((event) => {
      events.push(event);
      return { value: { id: 'x' } };
    });
    expect(value).toEqual({ id: 'x' });
    expect(events).toEqual([
      {
        field,
        arguments: { input: { id: 'x' } },
        identity: { sub: 'maya', username: 'maya', groups: null, claims: { sub: 'maya' } },
        authorization: 'token-of-maya',
      },
    ]);
  });

  test('shows a refusal as it is, and of a failure nothing', async () => {
    await expect(
      call(() => ({ error: { code: 'FORBIDDEN', message: 'Only you may.' } })),
    ).rejects.toMatchObject({
      errorType: 'FORBIDDEN',
      message: 'Only you may.',
    });
    const failed = call(() => {
      throw new Error('ECONNREFUSED 10.0.0.7');
    });
    await expect(failed).rejects.toMatchObject({ errorType: 'INTERNAL' });
    await expect(failed).rejects.not.toThrow('10.0.0.7');
  });
});

test.each(['publishNotification', 'publishScanProgress'])(
  'Mutation.%s passes on what it is given',
  async (field) => {
    const input = { userId: 'maya', id: 'n' };
    expect(await callResolver(`Mutation.${field}`, { args: { input } })).toEqual(input);
  },
);

test.each(['onNotification', 'onScanProgress'])(
  'Subscription.%s is for the person it is about',
  async (field) => {
    expect(await callResolver(`Subscription.${field}`, { args: { userId: 'maya' } })).toBeNull();
    await expect(callResolver(`Subscription.${field}`, { args: { userId: 'tom' } })).rejects.toMatchObject({
      message: `Not Authorized to access ${field} on type Subscription`,
    });
  },
);
