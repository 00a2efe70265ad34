import * as z from 'zod';
import type { Answer } from '../asking/ask.ts';
import { SourceSilent } from '../source.ts';
import { silenceOf } from '../asking/silence-of.ts';

const Message = z.object({ message: z.string() });

/** What GitHub calls its limits: "API rate limit exceeded", "a secondary rate limit", and until 2021 "an abuse detection mechanism". */
export const speaksOfLimit = (message: string): boolean => /rate limit|abuse detection/i.test(message);

/** GitHub's secondary limit comes as 403 or 429, with or without its headers, at times recognisable by its message alone. */
export function githubSilence(answer: Answer, now: number): SourceSilent {
  const silence = silenceOf(answer, now);
  const message = Message.safeParse(answer.body).data?.message ?? '';
  return silence.kind !== 'wait' && answer.status < 500 && speaksOfLimit(message)
    ? new SourceSilent('It asked us to wait; we’ll try again in the next scan.', 'wait', silence.retryAfter)
    : silence;
}
