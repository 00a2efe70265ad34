import { day } from '#domain/durations';
import { keyHash } from '../runtime/hash.ts';
import { proofId } from '#domain/proof/proof';
import type { NotificationStore } from '../store/notification.ts';
import type { SupportStore } from '../store/request.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';

export interface TellOperatorsServices {
  proofs: Pick<SocialProofStore, 'get' | 'inReview'>;
  requests: Pick<SupportStore, 'open' | 'setOpen'>;
  notifications: Pick<NotificationStore, 'add'>;
  /** User ids of those who run the product. */
  operators: () => Promise<string[]>;
  now: () => number;
}

const most = 100;
const WHERE =
  'The page of reviews says what each of them is about. What concerns your own accounts, or a business you belong to, is shown there to other operators alone.';
/** A report outlives the proof it is about: who is reported must not be rid of it by proving the account anew (ms). */
const mayComeBack = 30 * day;

/**
 * Tells everybody who runs the product that something waits for them. The notification's id is that of the newest thing that
 * waits: what is new tells once, and what is still there, or has been decided, does not tell again.
 */
export async function tellOperators(services: TellOperatorsServices): Promise<{ told: number }> {
  const { proofs, notifications, operators, now } = services;
  const [reviews, requests] = await Promise.all([proofs.inReview(most), openRequests(services)]);
  const waiting = [
    ...reviews.map(({ id, reviewSince }) => ({ id: `${id}#${reviewSince}`, at: reviewSince! })),
    ...requests.map(({ id, createdAt }) => ({ id, at: createdAt })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  const [newest] = waiting;
  if (!newest) return { told: 0 };
  const id = keyHash(`waits#${newest.id}`);
  const messages = requests.filter(({ kind }) => kind === 'SUPPORT').length;
  // As the page shows them: an account stands there once, however much is said of it.
  const accounts = new Set([
    ...reviews.map((proof) => proof.id),
    ...requests.flatMap((one) => (one.kind === 'IMITATION' ? [proofId(one.platform, one.handle)] : [])),
  ]).size;
  let told = 0;
  for (const userId of await operators()) {
    const notification = {
      userId,
      id,
      kind: 'REVIEW' as const,
      title: waitingWords(accounts, messages),
      body: WHERE,
      link: '/reviews',
      createdAt: new Date(now()).toISOString(),
    };
    if (await notifications.add(notification)) told += 1;
  }
  return { told };
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

/** (2, 1) -> "2 accounts and 1 message are waiting for your review" */
export function waitingWords(accounts: number, messages: number): string {
  const counted = (n: number, word: string) => (n > 0 ? [`${n} ${word}${n === 1 ? '' : 's'}`] : []);
  const things = [...counted(accounts, 'account'), ...counted(messages, 'message')].join(' and ');
  return `${things} ${accounts + messages === 1 ? 'is' : 'are'} waiting for your review`;
}
