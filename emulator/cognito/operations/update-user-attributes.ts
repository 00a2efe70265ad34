import * as z from 'zod';
import { writtenAttributes } from '../users/attributes.ts';
import { callerOf } from '../caller.ts';
import { changeAttributes, mustBeFree, sendAttributeCode } from '../users/change-attributes.ts';
import { attributesInput, operation } from '../operation.ts';

export const updateUserAttributes = operation(
  z.object({ AccessToken: z.string(), UserAttributes: attributesInput }),
  async (input, services) => {
    const { user, client } = await callerOf(input.AccessToken, services);
    const values = writtenAttributes(client.pool, client, input.UserAttributes);
    if (values.email !== undefined) mustBeFree(client.pool, user, values.email, services.users);
    const toVerify = changeAttributes(client.pool, user, values);
    await services.users.save(user);
    const CodeDeliveryDetailsList = [];
    for (const attribute of toVerify)
      CodeDeliveryDetailsList.push(
        await sendAttributeCode(client, user, attribute, 'CustomMessage_UpdateUserAttribute', services),
      );
    return { CodeDeliveryDetailsList };
  },
);
