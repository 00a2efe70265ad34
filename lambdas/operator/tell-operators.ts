import { day } from '#domain/durations';
import { keyHash } from '../runtime/hash.ts';
import { proofId } from '#domain/proof/proof';
import type { SeatStore } from '../store/business/seat.ts';
import type { NotificationStore } from '../store/notification.ts';
import type { OpenRequest, SupportStore } from '../store/request.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import { isOwnProof } from './is-own-proof.ts';
import { type ReviewGroup, groupsOfOthers, reviewGroups } from './review-groups.ts';

export interface TellOperatorsServices {
  proofs: Pick<SocialProofStore, 'get' | 'inReview' | 'named' | 'rival'>;
  seats: Pick<SeatStore, 'seatsIn'>;
  requests: Pick<SupportStore, 'open' | 'setOpen'>;
  notifications: Pick<NotificationStore, 'add'>;
  /** User ids of those who run the product. */
  operators: () => Promise<string[]>;
  now: () => number;
}

const most = 100;
const WHERE = 'The page of reviews says what each of them is about.';
/** A report outlives the proof it is about: who is reported must not be rid of it by proving the account anew (ms). */
const mayComeBack = 30 * day;

/**
 * Tells everybody who runs the product that something waits for them, and how much of it they can decide: what their page of reviews
 * shows. The notification's id is that of the newest thing that waits: what is new tells once, and what is still there, or has been
 * decided, does not tell again.
 */
export async function tellOperators(services: TellOperatorsServices): Promise<{ told: number }> {
  const { proofs, notifications, operators, now } = services;
  const requests = await openRequests(services);
  const messages = requests.filter(({ kind }) => kind === 'SUPPORT');
  const groups = await reviewGroups(
    requests.filter((one) => one.kind === 'IMITATION'),
    proofs,
  );
  if (groups.length + messages.length === 0) return { told: 0 };
  const seats = remembered(services.seats);
  let told = 0;
  for (const userId of await operators()) {
    const reviews = await groupsOfOthers(groups, (side) => isOwnProof(side, userId, { seats }));
    const newest = newestOf(reviews, messages);
    if (newest === undefined) continue;
    const notification = {
      userId,
      id: keyHash(`waits#${newest}`),
      kind: 'REVIEW' as const,
      title: waitingWords(reviews.length, messages.length),
      body: WHERE,
      link: '/reviews',
      createdAt: new Date(now()).toISOString(),
    };
    if (await notifications.add(notification)) told += 1;
  }
  return { told };
}

/** The id of what came last. */
function newestOf(reviews: readonly ReviewGroup[], messages: readonly OpenRequest[]): string | undefined {
  const things = [
    ...reviews.flatMap(({ proofs, reports }) =>
      proofs.flatMap(({ id, reviewSince }) => [
        ...(reviewSince ? [{ id: `${id}#${reviewSince}`, at: reviewSince }] : []),
        ...(reports.get(id) ?? []).map((one) => ({ id: one.id, at: one.createdAt })),
      ]),
    ),
    ...messages.map(({ id, createdAt }) => ({ id, at: createdAt })),
  ];
  return things.sort((a, b) => (a.at < b.at ? 1 : -1))[0]?.id;
}

/** Each business is asked for once, however many operators there are. */
function remembered({ seatsIn }: TellOperatorsServices['seats']): TellOperatorsServices['seats'] {
  const asked = new Map<string, ReturnType<typeof seatsIn>>();
  return {
    seatsIn: (businessId) => {
      const seats = asked.get(businessId) ?? seatsIn(businessId);
      asked.set(businessId, seats);
      return seats;
    },
  };
}

/** What waits. Reports about proofs that are gone wait unseen for a while, and then are answered. */
async function openRequests({ proofs, requests, now }: TellOperatorsServices) {
  const kept = [];
  for (const request of await requests.open(now(), most)) {
    const gone =
      request.kind === 'IMITATION' && !(await proofs.get(proofId(request.platform, request.handle)));
    if (!gone) kept.push(request);
    else if (now() - Date.parse(request.createdAt) > mayComeBack) await requests.setOpen(request.id, false);
  }
  return kept;
}

/** (2, 1) -> "2 reviews and 1 message are waiting for you" */
export function waitingWords(reviews: number, messages: number): string {
  const counted = (n: number, word: string) => (n > 0 ? [`${n} ${word}${n === 1 ? '' : 's'}`] : []);
  const things = [...counted(reviews, 'review'), ...counted(messages, 'message')].join(' and ');
  return `${things} ${reviews + messages === 1 ? 'is' : 'are'} waiting for you`;
}
