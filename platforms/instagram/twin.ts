import { failWith } from '../faults.ts';
import type { PlatformRequest, PlatformResponse } from '../http.ts';
import { jsonReply } from '../json-reply.ts';
import { ownAccount } from '../population/newcomer.ts';
import type { TwinProfile } from '../population/profile.ts';
import { rateWindow } from '../rate-window.ts';
import type { Twin, TwinOptions } from '../twin.ts';
import { cannotFind, faultAnswers, noToken, unknownObject, usedUp, wrongFields } from './refusals.ts';

const prefix = '/platforms/instagram';
const hour = 3_600_000;
const question = /^business_discovery\.username\(([\w.]{1,30})\)\{([\w,]+)\}$/;

/** Instagram's business discovery over the population: GET /{our account}?fields=…, below /platforms/instagram/api. */
export function createInstagramTwin({ population, now, faults }: TwinOptions): Twin {
  const take = rateWindow(200, hour, now);

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const { url, method } = request;
    const account = url.pathname.slice(`${prefix}/api/`.length);
    if (!url.searchParams.get('access_token')) return noToken;
    if (method !== 'GET' || !/^\d{5,20}$/.test(account)) return unknownObject(account);
    const fault = faults?.(request);
    const failure = fault && (await failWith(fault, faultAnswers));
    if (failure) return failure;
    const { allowed, rest } = take(account);
    if (!allowed) return usedUp(account, Math.ceil(rest / 60_000));
    const [, username, names] = question.exec(url.searchParams.get('fields') ?? '') ?? [];
    if (username === undefined || names === undefined) return wrongFields;
    const found =
      population.get(username, 'INSTAGRAM') ?? invented(username, fault?.kind === 'everyone exists');
    if (!found || found.personal) return cannotFind(username);
    const shown = Object.entries(discovered(found, url.origin + prefix)).filter(
      ([name, value]) => value !== undefined && names.split(',').includes(name),
    );
    return jsonReply(200, { business_discovery: Object.fromEntries(shown), id: account });
  }

  const invented = (username: string, everyoneExists: boolean): TwinProfile | undefined =>
    everyoneExists ? { ...ownAccount(username, now()), platform: 'INSTAGRAM', id: 1 } : undefined;

  return { handle };
}

/** Fields that a person has not set are absent. */
const discovered = (profile: TwinProfile, base: string): Record<string, unknown> => ({
  id: `178414${String(profile.id).padStart(11, '0')}`,
  biography: profile.bio,
  name: profile.name,
  username: profile.handle,
  website: profile.link,
  profile_picture_url: `${base}/avatars/${encodeURIComponent(profile.handle)}`,
  followers_count: profile.followers,
  follows_count: profile.following,
  media_count: profile.following * 2,
});
