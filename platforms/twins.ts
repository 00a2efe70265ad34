import { type CertificateLogs, createCertificateLogs, type IssuedCertificates } from './ct/twin.ts';
import type { Fault } from './faults.ts';
import type { PlatformRequest, PlatformResponse } from './http.ts';
import { createOauthTwin } from './oauth/twin.ts';
import type { Known } from './population/newcomer.ts';
import { createPopulation } from './population/population.ts';
import type { Population, TruthOf } from './population/population.ts';
import { platformNamed } from './population/profile.ts';
import type { PlatformName, TwinProfile } from './population/profile.ts';
import { createPortraits, type Picture } from './portraits/portrait.ts';
import { sites } from './site/sites.ts';
import { changeBio, editPage, saveEdit } from './site/edit.ts';
import { page } from './site/html.ts';
import { missingProfilePage, profilePage, reportPage, unknownProfilePage } from './site/pages.ts';
import { siteFile } from './site/files.ts';
import { twinTable } from './twin-table.ts';
import type { Played } from './twin-table.ts';

export interface PlatformsOptions {
  /** The same seed makes the same people. */
  seed: string;
  /** Milliseconds. */
  now: () => number;
  /** When this population began, in milliseconds: ages count from here. Keep it across restarts. Default: now. */
  since?: number;
  /** How many people; default 3,000. */
  size?: number;
  /** Where edited bios are kept; absent: a restart forgets them. */
  edits?: Edits;
  /** Where certificates are kept that somebody had issued; absent: a restart forgets them. */
  issued?: IssuedCertificates;
}

/** Edited bios by `<platform>/<handle>`, such as `github/maya`. */
export interface Edits {
  /** Those kept before. */
  all: Iterable<[string, string]>;
  put(key: string, bio: string): Promise<void>;
}

export interface Platforms {
  /** What the population was made from: the same again makes the same people. */
  madeFrom: { seed: string; since: number };
  /** Answers every address under /platforms/. */
  handle(request: PlatformRequest): Promise<PlatformResponse>;
  /** The accounts; add and remove at run time. */
  population: Population;
  /** Certificates as they are issued. */
  certificates: CertificateLogs;
  /** For tests: what is so about a handle. No reply carries it. */
  truth: TruthOf;
  /** Makes copies of a handle that a person has just put under protection. Doing it again changes nothing. */
  protect(handle: string, known?: Known, platform?: PlatformName): TwinProfile | undefined;
  /** A picture as somebody uploads it: accounts whose photo has this seed show it in the place of a drawn one. */
  upload(seed: string, picture: Picture): void;
  /** Lets an API fail from now on, GitHub's unless another is named; undefined ends it. */
  fail(fault: Fault | undefined, platform?: Played): void;
}

/** The twins of the social platforms over one seeded population. */
export function createPlatforms({
  seed,
  now,
  since = now(),
  size,
  edits,
  issued,
}: PlatformsOptions): Platforms {
  const { population, truth } = createPopulation({
    seed,
    now: since,
    ...(size === undefined ? {} : { size }),
  });
  const pictureOf = createPortraits();
  const uploads = new Map<string, Picture>();
  const faults = new Map<Played, Fault>();
  const apis = new Map(
    Object.entries(twinTable).map(([name, { plays, make }]) => [
      name,
      make({ population, now, faults: () => faults.get(plays) }),
    ]),
  );
  const oauth = createOauthTwin({ population, now, since });
  const certificates = createCertificateLogs({ now, since, ...(issued && { issued }) });
  /** Accounts that newcomers get at a start are made after it, so an edit waits for its account. */
  const waiting = new Map(edits?.all ?? []);
  function applyEdits(): void {
    for (const [key, bio] of waiting) {
      const [name = '', handle = ''] = key.split('/');
      const profile = population.get(handle, platformNamed(name));
      if (!profile) continue;
      changeBio(profile, bio, now());
      waiting.delete(key);
    }
  }

  async function handle(request: PlatformRequest): Promise<PlatformResponse> {
    const [, , name = '', kind = '', rest = ''] = request.url.pathname.split('/');
    const file = await siteFile(name);
    if (file !== undefined) return file;
    if (name === 'oauth') return oauth.handle(request);
    if (name === 'ct') {
      const answer = certificates.handle(request);
      await certificates.kept();
      return answer;
    }
    applyEdits();
    const api = apis.get(name);
    if (api && apiPaths.has(kind)) return api.handle(request);
    const site = Object.hasOwn(sites, name) ? sites[name] : undefined;
    if (site === undefined) return page('Not found', '<h1>There is no such platform here</h1>', 404);
    const handleOf = decode(rest);
    const profile =
      platformNamed(name) && handleOf !== undefined
        ? population.get(handleOf, platformNamed(name))
        : undefined;
    if (kind === 'avatars') return profile === undefined ? noPicture : avatar(profile);
    if (kind === 'report') return reportPage(site);
    if (kind === 'edit' && profile !== undefined) {
      if (request.method !== 'POST') return editPage(site, request.url, profile);
      const saved = saveEdit(request, profile, { path: name, now: now() });
      await edits?.put(`${name}/${profile.handle.toLowerCase()}`, profile.bio ?? '');
      return saved;
    }
    if ((kind === 'u' || kind === 'edit') && handleOf !== undefined) {
      if (profile !== undefined) return profilePage(site, name, profile);
      return name === 'github' ? missingProfilePage(site, handleOf) : unknownProfilePage(site, handleOf);
    }
    return name === 'github' && api
      ? api.handle(request)
      : page('Not found', '<h1>There is no such page here</h1>', 404);
  }

  async function avatar(profile: TwinProfile): Promise<PlatformResponse> {
    const { type, body } = uploads.get(profile.photo.seed) ?? (await pictureOf(profile.photo));
    return {
      status: 200,
      headers: {
        'content-type': type,
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
      },
      body,
    };
  }

  return {
    madeFrom: { seed, since },
    handle,
    population,
    certificates,
    truth,
    protect: (...asked) => population.protect(...asked),
    upload: (seed, picture) => void uploads.set(seed, picture),
    fail: (next, platform = 'GITHUB') => {
      if (next) faults.set(platform, next);
      else faults.delete(platform);
    },
  };
}

const noPicture: PlatformResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: 'Not found',
};

/** What lies below a platform's name beside its pages. */
const apiPaths = new Set(['api', 'token']);

function decode(part: string): string | undefined {
  try {
    return part === '' ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
