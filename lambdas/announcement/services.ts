import type { AnnouncementStore } from '../store/announcement.ts';
import type { AnnouncementJob } from './work-off.ts';

/** What the routes about announcements use. */
export interface AnnouncementServices {
  announcements: AnnouncementStore;
  enqueueAnnouncement: (job: AnnouncementJob) => Promise<void>;
  random: () => number;
}
