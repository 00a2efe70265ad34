import { words as said } from './refusal-words.ts';
import { words } from './words.ts';

const { refusals, screen } = words;

/** Refusals of the identity service that need other words here than the service's own. */
const OURS: Record<string, string> = {
  NotAuthorizedException: said.signedOut,
  LimitExceededException: said.tooManyToday,
  TooManyRequestsException: said.tooMany,
  EnableSoftwareTokenMFAException: refusals.appCode,
  CodeMismatchException: refusals.appCode,
  NetworkError: screen.offline,
};

/** A sentence for what the identity service refused: ours, or its own as text, cut to a length. */
export const authWords = (error: unknown): string => {
  if (!(error instanceof Error)) return screen.unknown;
  if (error.message === 'Password attempts exceeded') return said.tooMany;
  return OURS[error.name] ?? (error.message.slice(0, 200) || screen.unknown);
};

export const NOT_YOURS = said.password;

/** The same where the current password was asked for: the service speaks of a sign-in when it is wrong. */
export const currentPasswordRefusal = (error: Error): string =>
  error.name === 'NotAuthorizedException' && error.message.startsWith('Incorrect')
    ? NOT_YOURS
    : authWords(error);
