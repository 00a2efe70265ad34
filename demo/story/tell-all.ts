import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { ownerLogin } from './ferrow-bay.ts';
import { demoAccount, type DemoLogin } from './people.ts';
import { tellBrand } from './tell-brand.ts';
import { tellBusiness } from './tell-business.ts';
import { tellStory, type TellOptions } from './tell.ts';

export interface TellAllOptions extends Omit<TellOptions, 'maya'> {
  userPools: CognitoIdentityProviderClient;
  userPoolId: string;
  /** Maya's way in; the owner of Ferrow Bay Ceramics has the same password. */
  login: DemoLogin;
}

/**
 * The six weeks of Maya Hollimund and the month of the business she works for, with an account for each of the two. Told again it writes the
 * same; one that was cut off goes on. @returns Maya's id
 */
export async function tellAll({ userPools, userPoolId, login, ...options }: TellAllOptions): Promise<string> {
  const { database, platforms } = options;
  const account = async (of: DemoLogin) => ({
    sub: await demoAccount(userPools, userPoolId, of),
    email: of.email,
  });
  const maya = await account(login);
  await tellStory({ ...options, maya });
  const owner = await account(ownerLogin(login));
  const { since } = platforms.madeFrom;
  await tellBusiness(database, { owner, maya, since });
  await tellBrand(options);
  return maya.sub;
}
