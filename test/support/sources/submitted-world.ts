import type { PhotoPrint } from '#domain/engine/judge/judgement';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import type { SeenJob } from '#domain/scan/seen-job';
import type { Notification } from '#domain/message/notification';
import type { Platform } from '#domain/platform/platform';
import type { SocialAccount } from '#domain/platform/social-account';
import { type User, newUser } from '#domain/account/user';
import type { OwnSight } from '#domain/scan/stored-scan';
import { type Source } from '../../../lambdas/sources/source.ts';
import { followRename } from '../../../lambdas/case/follow-rename.ts';
import { joinOpenCases } from '../../../lambdas/case/joined/join-open-cases.ts';
import { casesInMemory } from './cases-in-memory.ts';
import { filesInMemory } from '../files-in-memory.ts';
import { type ReadCopies } from '../../../lambdas/marked/read-copies.ts';
import type { FetchedImage } from '../../../lambdas/scan/picture/fetch-image.ts';
import { judgeSubmitted } from '../../../lambdas/scan/submitted/judge-submitted.ts';

export const at = '2026-11-20T07:40:00.000Z';
export const proven = '2026-11-01T00:00:00.000Z';

/** Maya, and a platform that answers as told. */
export function world(
  answer?: () => SeenProfile | undefined,
  picture?: FetchedImage,
  copies?: (userId: string, timeLeft: () => number) => ReadCopies,
  instagram?: () => SeenProfile,
) {
  let user: User = {
    ...newUser({ sub: 'u1', email: 'maya@example.com' }, '2026-11-01T00:00:00.000Z'),
    firstName: 'Maya',
    lastName: 'Hollimund',
    socialMediaAccounts: [
      { platform: 'INSTAGRAM', pageUrl: 'https://www.instagram.com/maya.hollimund/', verifiedAt: proven },
    ],
  };
  const findings = new Map<string, Finding>();
  const notifications = new Map<string, Notification>();
  const told: string[] = [];
  const met: SeenJob[] = [];
  const sourceOf = (platform: string, told: () => SeenProfile | undefined) =>
    ({
      platform,
      batch: 1,
      lookUp: async ([handle]: [string]) => {
        const profile = told();
        return new Map([[handle, profile ? { is: 'there', profile } : { is: 'nobody' }]]);
      },
      servesImage: () => !!picture,
    }) as unknown as Source;
  const cases = casesInMemory();
  const { files } = filesInMemory();
  const sights: OwnSight[] = [];
  const services = {
    users: {
      get: async (id: string) => (id === 'u1' ? user : undefined),
      change: async (_id: string, { set = {} }: { set?: Partial<User> }) => {
        user = { ...user, ...set };
        return true;
      },
    },
    findings: {
      get: async (_: string, id: string) => findings.get(id),
      list: async () => [...findings.values()],
      write: async (_before: unknown, one: Finding) => !!findings.set(one.id, one),
    },
    notifications: {
      add: async (one: Notification) => !notifications.has(one.id) && !!notifications.set(one.id, one),
    },
    proofs: { ownersOf: async () => new Map<string, string>(), codesOf: async () => new Set<string>() },
    sources: new Map<Platform, Source>([
      ...(answer ? [['SNAPCHAT', sourceOf('SNAPCHAT', answer)] as const] : []),
      ...(instagram ? [['INSTAGRAM', sourceOf('INSTAGRAM', instagram)] as const] : []),
    ]),
    followRename: (owner: string, finding: Finding) => followRename(owner, finding, { ...services, cases }),
    joinCases: (owner: string) => joinOpenCases(owner, { ...services, cases }),
    files,
    scans: { recent: async () => [{ sources: [{ own: sights }] }] },
    fetchImage: async () => picture,
    hashImage: async (_: FetchedImage): Promise<PhotoPrint | undefined> => undefined,
    ...(copies && { copiesOf: copies }),
    met: async (job: SeenJob) => void met.push(job),
    mayAsk: async () => true,
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
    publish: async ({ status }: { status: string }) => void told.push(status),
    now: () => Date.parse(at),
  };
  const submit = (over: object = {}) =>
    judgeSubmitted(
      {
        userId: 'u1',
        submitted: { platform: 'SNAPCHAT', handle: 'maya.hol1imund', name: 'Maya Hollimund', ...over },
      },
      services as unknown as Parameters<typeof judgeSubmitted>[1],
    );
  const call = (firstName: string | null, lastName: string | null, preferredName?: string) =>
    (user = { ...user, firstName, lastName, preferredName });
  const change = (set: Partial<User>) => (user = { ...user, ...set });
  const list = (account: SocialAccount) =>
    change({ socialMediaAccounts: [...user.socialMediaAccounts!, account] });
  const known = { cases, findings, notifications, told, met, user: () => user };
  return { submit, list, call, change, files, services, sights, ...known };
}
