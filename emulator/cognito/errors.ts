/** A refusal as Cognito words it: the name travels in `__type`, the message is shown to people by Amplify's screens. */
export class CognitoError extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);
export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);
/** One answer for a wrong password and for a person who is not registered. */
export const wrongPassword = () => notAuthorized('Incorrect username or password.');
export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');
export const codeMismatch = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const limitExceeded = () =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const expiredSession = () => notAuthorized('Invalid session for the user, session is expired.');
