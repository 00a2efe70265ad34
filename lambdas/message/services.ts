import type { DecisionStore } from '../store/decision.ts';
import type { AnnouncementStore } from '../store/announcement.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { UserStore } from '../store/user.ts';
import type { AnnouncementJob } from './announce-to-all.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** What the routes about messages are given; each asks for its part only. */
export interface MessageServices {
  notifications: Pick<NotificationStore, 'recent' | 'markRead'>;
  users: Pick<UserStore, 'get' | 'change'>;
  announcements: AnnouncementStore;
  decisions: Pick<DecisionStore, 'add' | 'done' | 'refused'>;
  enqueueAnnouncement: (job: AnnouncementJob) => Promise<void>;
  random: () => number;
  /** Undefined where the stage sends no mails: nobody has a link then. */
  tokens: Pick<UnsubscribeTokens, 'check'> | undefined;
}
