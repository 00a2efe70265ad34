import { businessAsSubject } from '#domain/business/as-subject';
import { businessOfSubject } from '#domain/keys';
import { businessPlans, planOf } from '#domain/plan/business-plan';
import { countOpen } from '#domain/scan/detection';
import type { Finding } from '#domain/scan/finding';
import { personAsSubject, type Subject } from '#domain/subject/subject';
import { notificationOf } from '../scan/subject/notification-of.ts';
import type { RunServices } from '../scan/run.ts';
import { tellBusiness } from '../scan/subject/tell-business.ts';
import type { NewsServices } from '../news/tell-news.ts';

/** The owner of a proven account as they are now, and what becomes of that which was found for them. */
interface Protected {
  subject: Subject;
  tell(finding: Finding, at: string): Promise<void>;
  /** All of it was told. */
  sumUp(at: string): Promise<void>;
}

export type WhoServices = Pick<
  RunServices,
  'users' | 'businesses' | 'findings' | 'publish' | 'now' | keyof NewsServices
>;

/** What a message carries in place of a scan's number: it belongs to none. */
const noScan = 'cross-match';

/** Who it is that a proof names; undefined when they are gone, or have no searches for copies. */
export async function whoIsProtected(owner: string, services: WhoServices): Promise<Protected | undefined> {
  const businessId = businessOfSubject(owner);
  return businessId === undefined ? person(owner, services) : business(businessId, services);
}

async function person(userId: string, services: WhoServices): Promise<Protected | undefined> {
  const { users, findings, notifications, publish } = services;
  const user = await users.get(userId);
  if (!user) return undefined;
  const subject = personAsSubject(user);
  return {
    subject,
    tell: async (finding, at) => {
      const notification = notificationOf(userId, finding, at);
      if (notification) await notifications.add(notification);
    },
    sumUp: async (at) => {
      const last = user.impersonationDetection?.lastScanAt;
      const counts = countOpen(await findings.list(subject.subjectId), last);
      await users.change(userId, { set: { impersonationDetection: counts } });
      await publish({ userId, scanId: noScan, status: 'DONE', source: null, at });
    },
  };
}

/** Its findings are counted where they are shown, and its page asks for itself. */
async function business(businessId: string, services: WhoServices): Promise<Protected | undefined> {
  const found = await services.businesses.get(businessId);
  if (!found || !businessPlans[planOf(found, services.now())].searchesBrand) return undefined;
  const subject = businessAsSubject(found);
  return {
    subject,
    tell: (finding, at) => tellBusiness({ businessId, name: subject.name }, finding, at, services),
    sumUp: async () => {},
  };
}
