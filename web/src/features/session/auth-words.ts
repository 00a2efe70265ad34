/** Refusals of the identity service that need other words here than the service's own. */
const WORDS: Record<string, string> = {
  NotAuthorizedException: 'You are signed out. Sign in again.',
  LimitExceededException: 'Too many tries. Please wait an hour and try again.',
  TooManyRequestsException: 'Too many tries. Please wait a moment and try again.',
  EnableSoftwareTokenMFAException:
    'That code is not right or no longer valid. Please look at your app again.',
  CodeMismatchException: 'That code is not right or no longer valid. Please look at your app again.',
  NetworkError: 'The network did not answer. Check your connection and try again.',
};

/** A sentence for what the identity service refused: ours, or its own as text, cut to a length. */
export const authWords = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Authentication Error';
  return WORDS[error.name] ?? (error.message.slice(0, 200) || 'Authentication Error');
};

export const NOT_YOURS = 'That is not your present password.';

/** The same where the present password was asked for: the service speaks of a sign-in when it is wrong. */
export const presentPasswordRefusal = (error: Error): string =>
  error.name === 'NotAuthorizedException' && error.message.startsWith('Incorrect')
    ? NOT_YOURS
    : authWords(error);
