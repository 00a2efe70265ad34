import type { ImpersonationDetection } from '#domain/account/user';
import { businessSubject } from '#domain/keys';
import { countOpen } from '#domain/scan/detection';
import type { Finding } from '#domain/scan/finding';
import type { ScanProgress } from '#domain/scan/scan';
import type { Subject } from '#domain/subject/subject';
import type { JoinOpenCase } from '../../case/joined/join-open-cases.ts';
import { dropPictures } from '../picture/keep-pictures.ts';
import type { Comparison } from '../../store/table/update-expression.ts';
import { notificationOf } from './notification-of.ts';
import type { RunServices } from '../run.ts';
import type { NewsServices } from '../../news/tell-news.ts';
import { tellBusiness } from './tell-business.ts';

/** What becomes of that which a scan finds: the one place where a person and a business differ. */
export interface Care {
  /** A page that looks on hears how far a scan is. */
  publish(progress: Omit<ScanProgress, 'userId'>): Promise<void>;
  /**
   * Whoever is to hear of a finding does, once for each time it appears, changes or goes. `broughtBy`: who gave us its account, and
   * reads in the app what came of that, but in no mail.
   */
  tell(subject: Subject, finding: Finding, at: string, broughtBy?: string): Promise<void>;
  /** What rests on an account that goes by another handle now goes along. */
  followRename(finding: Finding): Promise<void>;
  /** An open case about the account is joined to the finding. Gives what is to be told of it then. */
  joinCase: JoinOpenCase;
  /**
   * All that was found is known. `counted`: what the person's record said when it was read; false, and nothing counted, where it
   * says something else by now.
   */
  sumUp(findings: readonly Finding[], at: string, counted?: ImpersonationDetection): Promise<boolean>;
}

export type CareServices = Pick<
  RunServices,
  'users' | 'files' | 'notifications' | 'publish' | 'followRename' | 'joinCases' | keyof NewsServices
>;
type Whose = { userId: string } | { businessId: string };

export const careFor = (whose: Whose, services: CareServices): Care =>
  'businessId' in whose ? careForBusiness(whose.businessId, services) : careForPerson(whose.userId, services);

const careForPerson = (userId: string, services: CareServices): Care => ({
  publish: (progress) => services.publish({ ...progress, userId }),
  tell: async (_, finding, at, broughtBy) => {
    const notification = notificationOf(userId, finding, at);
    const noMail = userId === broughtBy && { noMail: true as const };
    if (notification) await services.notifications.add({ ...notification, ...noMail });
  },
  followRename: async (finding) => services.followRename(userId, finding),
  joinCase: casesOf(userId, services),
  sumUp: async (findings, at, counted) => {
    const change = { set: { impersonationDetection: countOpen(findings, at) } };
    const when = counted && saying(counted);
    const changed = await services.users.change(userId, { ...change, ...(when && { when }) });
    if (!changed && when) return false;
    await dropPictures(userId, findings, services.files);
    return true;
  },
});

/** Its page asks for itself, and its findings are counted where they are shown. */
const careForBusiness = (businessId: string, services: CareServices): Care => ({
  publish: async () => {},
  tell: ({ name }, finding, at, broughtBy) =>
    tellBusiness({ businessId, name }, finding, at, services, broughtBy),
  followRename: async (finding) => services.followRename(businessSubject(businessId), finding),
  joinCase: casesOf(businessSubject(businessId), services),
  sumUp: async (findings) => {
    await dropPictures(businessSubject(businessId), findings, services.files);
    return true;
  },
});

/** Most jobs find nothing that is new, and ask for no case. */
function casesOf(owner: string, { joinCases }: Pick<CareServices, 'joinCases'>): JoinOpenCase {
  let join: JoinOpenCase | undefined;
  return (finding, at) => (join ??= joinCases(owner))(finding, at);
}

const saying = (counted: ImpersonationDetection): Comparison[] =>
  Object.entries(counted).map(([name, value]) => ({
    ...{ field: `impersonationDetection.${name}`, operator: '=', value },
  }));
