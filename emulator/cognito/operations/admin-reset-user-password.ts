import * as z from 'zod';
import { issueCode } from '../sign-in/codes.ts';
import { sendCode } from '../sign-in/delivery.ts';
import { invalidParameter, notAuthorized } from '../errors.ts';
import { namedUser } from '../users/named-user.ts';
import { adminOperation, metadata, name, username } from '../operation.ts';

/** The password counts no more; whoever signs in is led to another one, by the code that is sent here. */
export const adminResetUserPassword = adminOperation(
  z.object({ UserPoolId: name, Username: username, ClientMetadata: metadata }),
  async (input, services) => {
    const { pool, user } = namedUser(input, services);
    if (user.status !== 'CONFIRMED' && user.status !== 'RESET_REQUIRED')
      throw notAuthorized('User password cannot be reset in the current state.');
    if (user.attributes.email_verified !== 'true')
      throw invalidParameter(
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
      );
    const code = issueCode(user, 'forgot-password', services.now(), services.random);
    user.status = 'RESET_REQUIRED';
    await services.users.save(user);
    await sendCode(
      services,
      pool,
      { attribute: 'email', to: user.attributes.email ?? '', code },
      {
        user,
        clientId: 'CLIENT_ID_NOT_APPLICABLE',
        source: 'CustomMessage_ForgotPassword',
        clientMetadata: input.ClientMetadata,
      },
    );
    return {};
  },
);
