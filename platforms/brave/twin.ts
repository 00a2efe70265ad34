import { failWith } from '../faults.ts';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';
import { rateWindow } from '../rate-window.ts';
import type { Twin, TwinOptions } from '../twin.ts';
import { answerJson } from './answer-json.ts';
import { faultAnswers, invalid, tooMuch } from './refusals.ts';
import { searchPages } from './search-pages.ts';

const path = '/platforms/brave/api/web/search';
const month = 30 * 86_400_000;

/** Brave's web search over the profiles of the platforms that it sees: GET /web/search, below /platforms/brave/api. */
export function createBraveTwin({ population, now, faults }: TwinOptions): Twin {
  const second = rateWindow(50, 1000, now);
  const quota = rateWindow(2000, month, now);

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const { url, method, headers } = request;
    if (method !== 'GET' || url.pathname !== path) return jsonReply(404, { detail: 'Not Found' });
    const key = headers['x-subscription-token'];
    if (!key) return invalid('missing', 'header', 'x-subscription-token');
    const fault = faults?.(request);
    const failure = fault && (await failWith(fault, faultAnswers));
    if (failure) return failure;
    const q = url.searchParams.get('q')?.trim() ?? '';
    const count = Number(url.searchParams.get('count') ?? 20);
    if (q === '') return invalid('missing', 'query', 'q');
    if (q.length > 400 || q.split(/\s+/).length > 50) return invalid('string_too_long', 'query', 'q');
    if (!(count >= 1 && count <= 20)) return invalid('less_than_equal', 'query', 'count');
    const [rate, used] = [second(key), quota(key)];
    const limits = {
      'x-ratelimit-limit': `${rate.most}, ${used.most}`,
      'x-ratelimit-policy': `${rate.most};w=1, ${used.most};w=${month / 1000}`,
      'x-ratelimit-remaining': `${rate.left}, ${used.left}`,
      'x-ratelimit-reset': `${Math.ceil(rate.rest / 1000)}, ${Math.ceil(used.rest / 1000)}`,
    };
    if (!rate.allowed || !used.allowed) return tooMuch(used.allowed ? 'rate' : 'quota', limits);
    const shape = { origin: url.origin, count, extra: url.searchParams.get('extra_snippets') === 'true' };
    return jsonReply(200, answerJson(q, searchPages(population, q), shape), limits);
  }

  return { handle };
}
