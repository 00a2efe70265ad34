import type { Platform } from '#domain/platform/platform';
import type { SourceId } from '#domain/scan/scan-job';
import type { OptedOut } from '../rights/opted-out.ts';
import type { Retry } from '../runtime/retry.ts';
import type { FetchImage } from '../scan/picture/fetch-image.ts';
import type { Source } from '../sources/source.ts';
import type { CounterStore } from '../store/operations/counters.ts';
import type { DecisionStore } from '../store/decision.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { OnceStore } from '../store/once.ts';
import type { SupportStore } from '../store/request.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import type { SourceAnswerStore } from '../store/operations/source-answers.ts';
import type { OutboxStore } from '../store/operations/outbox.ts';
import type { SourcePauseStore } from '../store/operations/source-pause.ts';
import type { Holders } from '../proof/holder.ts';
import type { SeatStore } from '../store/business/seat.ts';
import type { FailedQueues } from './failed-queues.ts';
import type { UserStore } from '../store/user.ts';

/** What the routes of those who run the product are given, and of those who write to them; each asks for its part only. */
export interface OperatorServices {
  users: Pick<UserStore, 'get'>;
  /** Whose the proofs are. */
  holders: Holders;
  seats: Pick<SeatStore, 'seatsIn'>;
  proofs: SocialProofStore;
  /** What waits for those who run the product. */
  requests: SupportStore;
  /** What they decided. */
  decisions: DecisionStore;
  notifications: Pick<NotificationStore, 'add'>;
  once: Pick<OnceStore, 'count'>;
  optedOut: OptedOut;
  counters: Pick<CounterStore, 'read'>;
  answers: Pick<SourceAnswerStore, 'lastHour'>;
  pauses: SourcePauseStore;
  failed: FailedQueues;
  /** Where a branch keeps what it does not send. */
  outbox: Pick<OutboxStore, 'hours' | 'recent'> | undefined;
  /** Whom this stage has access to. */
  connected: readonly SourceId[];
  sources: ReadonlyMap<Platform, Source>;
  fetchImage: FetchImage;
  /** Cryptographic: 0 <= value < 1. */
  random: () => number;
  retry: Retry;
}
