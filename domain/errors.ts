/** What may go wrong in words a person can act on. Everything else is logged and answered with 500. */
export const errorStatus = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  NOT_CONNECTED: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The one error that is safe to show: a code, and a sentence that says what to do. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, because?: { cause: unknown }) {
    super(message, because);
    this.code = code;
  }
}

/** Somebody who is signed in, and whose record is not there (any more). */
export const noSuchProfile = () =>
  new ProductError(
    'NOT_FOUND',
    'There is no profile for this account. If it was deleted, nothing of it is left here. If not, please sign in again.',
  );

/** Others wrote the caller's record, each time that it was tried. */
export const profileChangedMeanwhile = () =>
  new ProductError('CONFLICT', 'Your profile was changed at the same time. Please try again.');

/** The shape of every refusal on the wire. */
export interface ErrorBody {
  code: ErrorCode | 'INTERNAL';
  message: string;
  requestId: string;
}
