import { expect, it } from 'vitest';
import { ownIdentityFrom } from './own-identity.ts';

const refusing = (name: string) =>
  ownIdentityFrom({ send: async () => Promise.reject(Object.assign(new Error('no'), { name })) } as never);

it.each([
  ['email', 'AliasExistsException', 'This address belongs to another account.'],
  ['phone', 'AliasExistsException', 'This number belongs to another account.'],
  [
    'email',
    'InvalidParameterException',
    'We couldn’t change this address. If you sign in with another service, such as Google or Apple, please change it there.',
  ],
  ['phone', 'InvalidParameterException', 'We couldn’t change this number. Please check it and try again.'],
] as const)('of a refused %s (%s) it is said: %s', async (kind, name, words) => {
  const { change, sendCode, confirm } = refusing(name);
  for (const asked of [change('t', kind, 'x'), sendCode('t', kind), confirm('t', kind, '111111')])
    await expect(asked).rejects.toMatchObject({ code: 'CONFLICT', message: words });
});

it('whoever is signed out signs in again, and what nobody asked for is a failure of ours', async () => {
  await expect(refusing('NotAuthorizedException').read('t')).rejects.toMatchObject({
    message: 'Please sign in again.',
  });
  await expect(refusing('InvalidParameterException').read('t')).rejects.toMatchObject({ message: 'no' });
  await expect(refusing('InternalErrorException').change('t', 'phone', '')).rejects.toMatchObject({
    message: 'no',
  });
});
