interface HttpFailure {
  response?: { statusCode: number; body?: string };
}
interface GraphqlFailure {
  errors?: { message?: string; errorType?: string }[];
}

const UNKNOWN = 'That didn’t work. We’ve noted it; please try again in a moment.';
/** How Amplify says it: its GraphQL client today, and before. */
const OFFLINE = ['A network error has occurred.', 'Network Error'];

/** How the identity service refuses tokens that were revoked elsewhere, and those of somebody who was deleted. */
const ENDED = ['NotAuthorizedException', 'UserNotFoundException'];

/** A call that did not do what was asked, in a sentence that may be shown. */
export class CallFailed extends Error {
  readonly code: string;

  constructor(words: string, code: string, cause?: unknown) {
    super(words, { cause });
    this.name = 'CallFailed';
    this.code = code;
  }

  /**
   * From whatever Amplify threw: our own error shape, a GraphQL error, a network failure, or something unknown, which is told with the
   * call's id: who asks us about it gives us what to look for.
   */
  static from(error: unknown, reference?: string): CallFailed {
    if (error instanceof CallFailed) return error;
    if (error instanceof Error && ENDED.includes(error.name))
      return new CallFailed(
        'You’ve been signed out, perhaps on another device. Reload the page to sign in again.',
        'UNAUTHENTICATED',
        error,
      );
    const { response } = error as HttpFailure;
    if (response?.body) {
      const shown = shape(response.body);
      if (shown) return new CallFailed(shown.message, shown.code, error);
    }
    const [first] = (error as GraphqlFailure).errors ?? [];
    if (OFFLINE.includes(first?.message ?? '') || (error instanceof Error && error.name === 'NetworkError'))
      return new CallFailed(
        'The network didn’t answer. Check your connection and try again.',
        'NETWORK',
        error,
      );
    // A GraphQL error with a type of ours carries words for people; anything else stays in the console.
    if (
      first?.errorType &&
      first.errorType !== 'INTERNAL' &&
      /^[A-Z_]+$/.test(first.errorType) &&
      first.message
    )
      return new CallFailed(first.message, first.errorType, error);
    console.error(error);
    return new CallFailed(reference ? `${UNKNOWN} Reference: ${reference}` : UNKNOWN, 'INTERNAL', error);
  }
}

function shape(body: string): { code: string; message: string } | undefined {
  try {
    const value = JSON.parse(body) as { code?: unknown; message?: unknown };
    return typeof value.code === 'string' && typeof value.message === 'string' && value.code !== 'INTERNAL'
      ? { code: value.code, message: value.message }
      : undefined;
  } catch {
    return undefined;
  }
}
