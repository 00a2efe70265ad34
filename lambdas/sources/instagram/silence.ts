import { minute } from '#domain/durations';
import * as z from 'zod';
import type { Answer } from '../asking/ask.ts';
import { silenceOf } from '../asking/silence-of.ts';
import { SourceSilent } from '../source.ts';

const Refusal = z.object({
  error: z.object({ code: z.number().nullish(), error_subcode: z.number().nullish() }),
});
const refusalOf = ({ body }: Answer) => Refusal.safeParse(body).data?.error;

/** "Cannot find user": a name that nobody has, and a personal account alike. */
export function isHidden(answer: Answer): boolean {
  const { code, error_subcode } = refusalOf(answer) ?? {};
  return answer.status >= 400 && (code === 110 || error_subcode === 2207013);
}

/** Limits of the app, a user, a page and a business account (80000 and on); 368 blocks us for a while. */
const tooMuch = (code: number) =>
  [4, 17, 32, 341, 368, 613].includes(code) || (code >= 80_000 && code < 80_100);
/** A session that is over, a missing permission, an app or an account that may not ask; 100 is the same for an object. */
const refused = (code: number) => [3, 10, 100, 102, 104, 190].includes(code) || (code >= 200 && code < 300);

/** Meta answers nearly everything with 400, and says in `error.code` what it is. */
export function instagramSilence(answer: Answer, now: number): SourceSilent {
  const code = refusalOf(answer)?.code ?? 0;
  const silence = silenceOf(answer, now);
  if (tooMuch(code))
    return new SourceSilent(
      'It asked us to wait; we’ll try again in the next scan.',
      'wait',
      silence.retryAfter ?? untilAccess(answer.headers),
    );
  return refused(code)
    ? new SourceSilent(`It didn’t accept our access (${answer.status}).`, 'refused')
    : silence;
}

const Usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().nullish() })),
);

/** Milliseconds until we may ask again: the longest of the minutes in its usage header. */
function untilAccess(headers: Headers): number | undefined {
  try {
    const usage = Usage.parse(JSON.parse(headers.get('x-business-use-case-usage') ?? ''));
    const rests = Object.values(usage).flatMap((rows) =>
      rows.map(({ estimated_time_to_regain_access }) => estimated_time_to_regain_access ?? 0),
    );
    return Math.max(0, ...rests) * minute || undefined;
  } catch {
    return undefined;
  }
}
