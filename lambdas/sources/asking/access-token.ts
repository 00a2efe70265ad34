import { minute } from '#domain/durations';
import * as z from 'zod';
import { type Answer, type Ask, askPlatform, type Question } from './ask.ts';
import { silenceOf } from './silence-of.ts';
import { SourceSilent } from '../source.ts';

const Given = z.object({ access_token: z.string().min(1), expires_in: z.number() });
/** OAuth's word for it, or (Reddit) a status under a 200. */
const Refused = z.object({ error: z.union([z.string(), z.number()]) });

interface Token {
  value: string;
  /** Milliseconds. */
  endsAt: number;
}

/** A token is not used in its last minute: a question on its way must still find it valid. */
const spare = minute;

/**
 * Asks an API with the token that its platform gives our app for its secret (OAuth's client credentials): one token until a
 * minute before its end, one renewal at a time, and one more after a 401. A second 401 is given as it came.
 */
export function askingWithToken(
  renewal: Question,
  ask: Ask,
): (question: (token: string) => Question) => Promise<Answer> {
  let token: Token | undefined;
  let renewing: Promise<Token> | undefined;
  const renew = () =>
    (renewing ??= askForToken(renewal, ask)
      .then((given) => (token = given))
      .finally(() => (renewing = undefined)));
  const valid = async (besides?: Token) =>
    token && token !== besides && ask.now() < token.endsAt - spare ? token : renew();
  return async (question) => {
    const first = await valid();
    const answer = await askPlatform(question(first.value), ask);
    if (answer.status !== 401) return answer;
    return askPlatform(question((await valid(first)).value), ask);
  };
}

/** @throws SourceSilent where it gives none: a client it does not know is 400, 401, 403 or an error under a 200. */
async function askForToken(renewal: Question, ask: Ask): Promise<Token> {
  const { status, headers, body } = await askPlatform(renewal, ask);
  const given = status === 200 ? Given.safeParse(body).data : undefined;
  if (given) return { value: given.access_token, endsAt: ask.now() + given.expires_in * 1000 };
  const error = Refused.safeParse(body).data?.error;
  if (status === 400 || (status === 200 && typeof error === 'string'))
    throw new SourceSilent('It didn’t accept our access.', 'refused');
  if (status !== 200) throw silenceOf({ status, headers }, ask.now());
  if (typeof error === 'number') throw silenceOf({ status: error, headers }, ask.now());
  throw new SourceSilent('Its answer didn’t match its documentation.');
}
