import * as z from 'zod';
import { callerOf } from '../caller.ts';
import { limitExceeded, wrongPassword } from '../errors.ts';
import { countFailure, refuseWhileLocked } from '../sign-in/lockout.ts';
import { operation, text } from '../operation.ts';
import { checkPassword } from '../sign-in/password-policy.ts';
import { makeProof, passwordMatches } from '../sign-in/srp.ts';

export const changePassword = operation(
  z.object({ AccessToken: z.string(), PreviousPassword: text, ProposedPassword: text }),
  async (input, services) => {
    const { user, client } = await callerOf(input.AccessToken, services);
    const { pool } = client;
    refuseWhileLocked(user, services.now(), limitExceeded);
    checkPassword(input.ProposedPassword, pool.settings.Policies.PasswordPolicy);
    if (!user.password || !passwordMatches(user.password, pool.name, user.username, input.PreviousPassword)) {
      countFailure(user, services.now());
      await services.users.save(user);
      throw wrongPassword();
    }
    user.password = makeProof(pool.name, user.username, input.ProposedPassword, services.random(16));
    user.failedSignIns = 0;
    await services.users.save(user);
    return {};
  },
);
