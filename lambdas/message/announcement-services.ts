import type { DecisionStore } from '../store/decision.ts';
import type { AnnouncementStore } from '../store/announcement.ts';
import type { AnnouncementJob } from './announce-to-all.ts';

/** What the routes about announcements use. */
export interface AnnouncementServices {
  announcements: AnnouncementStore;
  decisions: Pick<DecisionStore, 'add' | 'done'>;
  enqueueAnnouncement: (job: AnnouncementJob) => Promise<void>;
  random: () => number;
}
