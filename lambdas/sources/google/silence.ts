import { hour, minute } from '#domain/durations';
import * as z from 'zod';
import type { Answer } from '../asking/ask.ts';
import { silenceOf } from '../asking/silence-of.ts';
import { SourceSilent } from '../source.ts';

/** Older answers have `errors`, newer ones `details` as well. */
const Refusal = z.object({
  error: z.object({
    message: z.string().nullish(),
    status: z.string().nullish(),
    errors: z.array(z.object({ reason: z.string().nullish() })).nullish(),
    details: z
      .array(
        z.object({
          reason: z.string().nullish(),
          metadata: z.object({ quota_limit: z.string().nullish() }).nullish(),
        }),
      )
      .nullish(),
  }),
});

const refusalOf = ({ body }: Answer) => Refusal.safeParse(body).data?.error;

/** Every reason that an answer gives. */
export const reasonsOf = (answer: Answer): string[] => {
  const { errors, details } = refusalOf(answer) ?? {};
  return [...(errors ?? []), ...(details ?? [])].flatMap(({ reason }) => reason ?? []);
};

const usedUp = ['quotaExceeded', 'dailyLimitExceeded'];
const tooFast = ['rateLimitExceeded', 'userRateLimitExceeded', 'RATE_LIMIT_EXCEEDED', 'RESOURCE_EXHAUSTED'];
const badKey = ['keyInvalid', 'keyExpired', 'API_KEY_INVALID', 'API_KEY_EXPIRED'];

/** Google says 403 for three things: a day's quota is used up, we are too fast, or our key may not ask. Only the last stays. */
export function googleSilence(answer: Answer, now: number): SourceSilent {
  const refusal = refusalOf(answer);
  const reasons = [...reasonsOf(answer), refusal?.status ?? ''];
  const daily = (refusal?.details ?? []).some(({ metadata }) =>
    /per_?day/i.test(metadata?.quota_limit ?? ''),
  );
  const silence = silenceOf(answer, now);
  const isTooFast = tooFast.some((reason) => reasons.includes(reason));
  // At times the words alone tell: 'The request cannot be completed because you have exceeded your <a …>quota</a>.'
  const isSaid = !isTooFast && /exceeded your .*quota/i.test(refusal?.message ?? '');
  if (daily || isSaid || usedUp.some((reason) => reasons.includes(reason)))
    return new SourceSilent(
      'We’ve used up the requests it allows us for today.',
      'wait',
      untilItsMidnight(now),
    );
  if (isTooFast)
    return new SourceSilent(
      'It asked us to wait; we’ll try again in the next scan.',
      'wait',
      silence.retryAfter,
    );
  if (
    badKey.some((reason) => reasons.includes(reason)) ||
    /API key (?:not valid|expired)/i.test(refusal?.message ?? '')
  )
    return new SourceSilent(`It didn’t accept our access (${answer.status}).`, 'refused');
  return silence;
}

/** Made when a limit is met: the first of a process takes ten milliseconds. */
const pacific = () =>
  new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: 'America/Los_Angeles', hourCycle: 'h23' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
/** Milliseconds since midnight as clocks show it in California, where Google's day ends. */
const sinceItsMidnight = (at: number): number => {
  const parts = Object.fromEntries(
    pacific()
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return parts['hour']! * hour + parts['minute']! * minute + parts['second']! * 1000;
};

/** Milliseconds until Google counts anew; on the two days a year that are not 24 hours long, the clocks of the evening count. */
export function untilItsMidnight(now: number): number {
  const end = now + 24 * hour - sinceItsMidnight(now);
  const beyond = sinceItsMidnight(end);
  return end - now - (beyond > 12 * hour ? beyond - 24 * hour : beyond);
}
