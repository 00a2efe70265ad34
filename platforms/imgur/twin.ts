import { failWith, type FaultAnswers } from '../faults.ts';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';
import { ownAccount } from '../population/newcomer.ts';
import type { TwinProfile } from '../population/profile.ts';
import { rateWindow } from '../rate-window.ts';
import type { Twin, TwinOptions } from '../twin.ts';

const prefix = '/platforms/imgur';

/** Imgur's API 3 over the population: GET /3/account/:name, below /platforms/imgur/api. */
export function createImgurTwin({ population, now, faults }: TwinOptions): Twin {
  const client = rateWindow(12_500, 86_400_000, now);
  const caller = rateWindow(500, 3_600_000, now);

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const { url, method, headers } = request;
    const path = url.pathname.slice(`${prefix}/api`.length);
    const failure = failureAt(path, method);
    const id = /^client-id\s+(\S+)$/i.exec(headers['authorization'] ?? '')?.[1];
    if (!headers['authorization']) return failure(401, 'Authentication required');
    if (!id) return failure(403, 'Invalid client_id');
    const fault = faults?.(request);
    const failed = fault && (await failWith(fault, faultAnswers(path, method)));
    if (failed) return failed;
    const [day, hour] = [client(id), caller(id)];
    const rate = {
      'x-ratelimit-clientlimit': String(day.most),
      'x-ratelimit-clientremaining': String(day.left),
      'x-ratelimit-userlimit': String(hour.most),
      'x-ratelimit-userremaining': String(hour.left),
      'x-ratelimit-userreset': String(hour.reset),
    };
    if (!day.allowed || !hour.allowed) return tooMany(rate);
    const name = method === 'GET' ? /^\/3\/account\/(\w+)$/.exec(path)?.[1] : undefined;
    const profile =
      name === undefined
        ? undefined
        : (population.get(name, 'IMGUR') ??
          (fault?.kind === 'everyone exists' ? { ...ownAccount(name, now()), id: 1 } : undefined));
    if (!profile) return failure(404, `Unable to find an account with the username, ${name ?? ''}`, rate);
    const data = account(profile, url.origin + prefix);
    return jsonReply(200, { data, success: true, status: 200 }, rate);
  }

  return { handle };
}

/** An account as Imgur's API documentation shows it today; the recording of 2014 lacks the picture and a few more. */
const account = (profile: TwinProfile, base: string) => ({
  id: profile.id,
  url: profile.handle,
  bio: profile.bio ?? null,
  avatar: `${base}/avatars/${profile.handle}`,
  avatar_name: 'profile/picture',
  cover: null,
  cover_name: null,
  reputation: profile.followers * 3 - 40,
  reputation_name: 'Neutral',
  created: Math.floor(Date.parse(profile.createdAt) / 1000),
  pro_expiration: false,
  user_follow: { status: false },
  is_blocked: false,
});

const failureAt =
  (request: string, method: string) =>
  (status: number, error: unknown, headers: Record<string, string> = {}) =>
    jsonReply(status, { data: { error, request, method }, success: false, status }, headers);

/** What stands before the API says it in a shape of its own (2024). */
const tooMany = (headers: Record<string, string>) => {
  const words = 'Too Many Requests';
  return jsonReply(
    429,
    { errors: [{ id: 'legacy-api/1', code: '429', status: words, detail: words }] },
    headers,
  );
};

/** Errors in their three shapes. A used-up day is a 403 that only its headers tell from a refusal. */
const faultAnswers = (path: string, method: string): FaultAnswers => {
  const failure = failureAt(path, method);
  return {
    broken: failure(500, {
      ...{ code: 500, message: 'Could not complete request', type: 'ImgurException', exception: {} },
    }),
    busy: (seconds) => tooMany({ 'x-ratelimit-userremaining': '0', 'retry-after': String(seconds) }),
    spent: failure(403, 'Rate limit reached', { 'x-ratelimit-clientremaining': '0' }),
    refused: failure(403, 'Invalid client_id'),
  };
};
