import * as z from 'zod';
import { callerOf } from '../caller.ts';
import { isDeliverable, mustBeFree, sendAttributeCode } from '../users/change-attributes.ts';
import { takeCode } from '../sign-in/codes.ts';
import { invalidParameter } from '../errors.ts';
import { code, metadata, operation } from '../operation.ts';

const attribute = z.string().refine(isDeliverable, 'Invalid attribute name');

export const getUserAttributeVerificationCode = operation(
  z.object({ AccessToken: z.string(), AttributeName: attribute, ClientMetadata: metadata }),
  async (input, services) => {
    const { user, client } = await callerOf(input.AccessToken, services);
    const name = input.AttributeName;
    if (!user.pending[name] && !user.attributes[name])
      throw invalidParameter(`User has no ${name} to verify.`);
    return {
      CodeDeliveryDetails: await sendAttributeCode(
        client,
        user,
        name,
        'CustomMessage_VerifyUserAttribute',
        services,
      ),
    };
  },
);

/** With the right code a waiting value replaces the present one. */
export const verifyUserAttribute = operation(
  z.object({ AccessToken: z.string(), AttributeName: attribute, Code: code }),
  async (input, services) => {
    const { user, client } = await callerOf(input.AccessToken, services);
    const name = input.AttributeName;
    const value = user.pending[name] ?? user.attributes[name] ?? '';
    if (name === 'email') mustBeFree(client.pool, user, value, services.users);
    try {
      takeCode(user, `attribute:${name}`, input.Code, services.now());
      user.attributes[name] = value;
      user.attributes[`${name}_verified`] = 'true';
      delete user.pending[name];
    } finally {
      await services.users.save(user);
    }
    return {};
  },
);
