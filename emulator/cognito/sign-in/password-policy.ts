import { CognitoError, invalidParameter } from '../errors.ts';

/** AWS::Cognito::UserPool Policies.PasswordPolicy; what is left out is not asked for. */
export interface PasswordPolicy {
  MinimumLength?: number;
  RequireLowercase?: boolean;
  RequireUppercase?: boolean;
  RequireNumbers?: boolean;
  RequireSymbols?: boolean;
}

/** What Cognito counts as a symbol: this list, and a space that is neither first nor last. */
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** Refuses a password the way Cognito words it, one reason at a time, in its order. */
export function checkPassword(password: string, policy: PasswordPolicy): void {
  if (!/^\S+.*\S+$/.test(password) || password.length > 256)
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    );
  const refuse = (reason: string) => {
    throw new CognitoError(
      'InvalidPasswordException',
      `Password did not conform with policy: Password ${reason}`,
    );
  };
  if (password.length < (policy.MinimumLength ?? 8)) refuse('not long enough');
  if (policy.RequireUppercase && !/[A-Z]/.test(password)) refuse('must have uppercase characters');
  if (policy.RequireLowercase && !/[a-z]/.test(password)) refuse('must have lowercase characters');
  if (policy.RequireNumbers && !/[0-9]/.test(password)) refuse('must have numeric characters');
  if (policy.RequireSymbols && !symbol.test(password)) refuse('must have symbol characters');
}
