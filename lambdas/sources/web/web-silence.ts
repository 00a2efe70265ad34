import * as z from 'zod';
import type { Answer } from '../asking/ask.ts';
import { silenceOf } from '../asking/silence-of.ts';
import { SourceSilent } from '../source.ts';

const count = z.number().nullish();
const Failure = z.object({
  code: z.string().nullish(),
  meta: z
    .object({
      ...{ component: z.string().nullish(), quota_limit: count, quota_current: count },
      errors: z.array(z.object({ loc: z.array(z.unknown()).nullish() })).nullish(),
    })
    .nullish(),
});
/** Brave documents a list and sends one. */
const Refusal = z.object({ error: Failure.nullish(), errors: z.array(Failure).nullish() });

/** Brave refuses a wrong or missing key with 422, and a month's quota that is used up like a rate: only the body tells. */
export function webSilence(answer: Answer, now: number): SourceSilent {
  const { error, errors } = Refusal.safeParse(answer.body).data ?? {};
  const { code, meta } = error ?? errors?.[0] ?? {};
  const silence = silenceOf(answer, now);
  if (
    /^(?:SUBSCRIPTION_|OPTION_NOT_IN_PLAN|RESOURCE_NOT_ALLOWED)/.test(code ?? '') ||
    meta?.component === 'authentication' ||
    meta?.errors?.some(({ loc }) => loc?.some((part) => /^x-subscription-token$/i.test(String(part))))
  )
    return new SourceSilent(`It didn’t accept our access (${answer.status}).`, 'refused');
  const { quota_limit, quota_current } = meta ?? {};
  const monthOver =
    code === 'QUOTA_LIMITED' ||
    (!!quota_limit && quota_current != null && quota_current >= quota_limit) ||
    isMonthOver(answer.headers);
  if (answer.status === 402 || (answer.status === 429 && monthOver))
    return new SourceSilent(
      'We’ve used up the requests it allows us for this month.',
      'wait',
      untilNextMonth(answer.headers),
    );
  return silence;
}

/** Its headers name two windows, the second and the month ('1, 1419704'). */
const ofTheMonth = (headers: Headers, name: string): number =>
  Number(headers.get(`x-ratelimit-${name}`)?.split(',')[1]?.trim() || Number.NaN);

/** A plan without a month's limit calls it 0. */
const isMonthOver = (headers: Headers): boolean =>
  ofTheMonth(headers, 'limit') > 0 && ofTheMonth(headers, 'remaining') <= 0;

/** Milliseconds until the month ends. */
function untilNextMonth(headers: Headers): number | undefined {
  const rest = ofTheMonth(headers, 'reset');
  return Number.isFinite(rest) && rest > 0 ? rest * 1000 : undefined;
}
