import type { operatorContract } from '#domain/contract/operator';
import { ProductError } from '#domain/errors';
import { platformTable } from '#domain/platform/platform-table';
import { accountOfProof, proofId, proveAgainBy, type SocialProof } from '#domain/proof/proof';
import { looksLike } from '#domain/proof/proof-review';
import type { KeptReview } from '#domain/proof/review';
import { withoutWebhook } from '../../news/without-webhook.ts';
import { isOwnProof } from '../../operator/is-own-proof.ts';
import { expectOperator } from '../../operator/expect-operator.ts';
import { breakProof } from '../../proof/break-proof.ts';
import { putOnRecord } from '../../operator/put-on-record.ts';
import { type Turn, tellOfPause } from '../../proof/tell-of-pause.ts';
import { tellRivalItHolds } from '../../proof/tell-rival.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';
import { nextVersion } from '../../store/table/version.ts';

type Services = Pick<
  OperatorServices,
  'proofs' | 'holders' | 'seats' | 'requests' | 'decisions' | 'notifications' | 'random' | 'retry'
>;

/** Ends a review, or begins one. Kept, a proof is not held back again for those whom it was compared with. */
export const decideReview: Route<(typeof operatorContract)['decide-review'], Services> = async (
  { caller, request: { platform, handle, decision, reason, seenVersion, undo }, now },
  services,
) => {
  expectOperator(caller);
  const { proofs, requests } = services;
  const id = proofId(platform, handle);
  const [proof, open] = await Promise.all([proofs.get(id), requests.open(now, 100)]);
  const reports = open.filter((one) => one.kind === 'IMITATION' && proofId(one.platform, one.handle) === id);
  if (!proof || (!proof.reviewSince && reports.length === 0 && decision !== 'pause'))
    throw new ProductError('NOT_FOUND', tooLate(id, proof));
  // Kept by somebody else a moment ago, its reports may be still open. One in review is also written by each look at the account.
  if (seenVersion !== undefined && seenVersion !== proof.version && !proof.reviewSince)
    throw new ProductError('CONFLICT', tooLate(id, proof));
  const again = decision === 'pause' ? undo : undefined;
  if (again && again.version !== proof.version) throw new ProductError('CONFLICT', tooLate(id, proof));
  const rival = (again ?? proof).reviewReason === 'disputed' ? await proofs.rival(id) : undefined;
  for (const side of [proof, ...(rival ? [rival] : [])])
    if (await isOwnProof(side, caller.sub, services)) throw ownAccount();
  const reopened = await reportsOf(id, again?.reports ?? [], now, services);
  const wasHeld = decision === 'keep' && (await proofs.held(id, proof.owner));
  const decided = {
    kind: decision,
    by: caller.sub,
    of: proof.owner,
    about: `${handle} on ${platformTable[platform].name}`,
    reason,
    reports: [...reports.map((report) => report.id), ...reopened],
  };
  return putOnRecord(
    decided,
    now,
    async () => {
      const at = new Date(now).toISOString();
      // An undone answer leaves what it was before: held, or not.
      const holds = !again || again.held;
      // Who won a dispute is asked to prove it again, and isn't held back then.
      const forThem = decision === 'end' && rival && reports.length === 0 ? true : undefined;
      // What an operator answers with no outlasts the proof: whoever takes it off their list and proves it anew changes nothing.
      if (decision === 'keep') await proofs.letGo(id);
      else if (holds) await proofs.hold(id, proof.owner, at, forThem);
      // This group answers people without an account, too. Whoever gets the alerts is told all the same.
      const telling = { ...services, ...withoutWebhook, now: () => now };
      const edit = again
        ? reviewAgain(proof, again)
        : decision === 'end'
          ? undefined
          : await edits[decision](proof, now, services);
      const done = edit
        ? await proofs.look(proof, edit)
        : (await breakProof(proof, 'It was ended after a review.', telling)) === 'broken';
      if (!done) {
        const instead = await proofs.get(id);
        // What was decided instead holds, also for what is proven later.
        if (!instead) await (holds && proofs.hold(id, proof.owner, at, forThem));
        else if (!instead.reviewSince) await proofs.letGo(id);
        throw new ProductError('CONFLICT', tooLate(id, instead));
      }
      // A report that changed nothing is told to nobody.
      const reviewSince = edit?.reviewSince ?? proof.reviewSince;
      if (again) await tellOfPause(turnOf({ ...proof, ...edit }), { ...proof, reviewSince: at }, at, telling);
      else if (decision !== 'end' && reviewSince)
        await tellOfPause(decision, { ...proof, reviewSince }, at, telling);
      if (decision === 'keep') await tellRivalItHolds(proof, at, telling);
      if (decision !== 'pause')
        await Promise.all(reports.map((report) => requests.setOpen(report.id, false)));
      await Promise.all(reopened.map((report) => requests.setOpen(report, true)));
      if (decision !== 'keep' || !proof.reviewSince) return { decided: true as const };
      return { decided: true as const, undo: keptReview(proof, wasHeld, decided.reports) };
    },
    services,
  );
};

/** What is so now, in the words for an operator whose decision came after it. */
function tooLate(id: string, proof: SocialProof | undefined): string {
  const { platform, handle } = accountOfProof(id);
  const now = !proof
    ? 'the proof has ended'
    : proof.reviewSince
      ? 'the proof has changed'
      : 'the badge is as its holder chose';
  return `${handle} on ${platformTable[platform].name}: ${now} in the meantime, perhaps by another operator’s decision. Yours wasn’t carried out.`;
}

const ownAccount = () =>
  new ProductError(
    'FORBIDDEN',
    'This account is yours, or of a business you belong to, or one of you disputes it. Another operator has to decide.',
  );

/** Of these ids, those of reports about the account. */
async function reportsOf(
  id: string,
  reports: readonly string[],
  now: number,
  { requests }: Pick<Services, 'requests'>,
): Promise<string[]> {
  const found = await Promise.all(reports.map((report) => requests.get(report, now)));
  return found.flatMap((one) =>
    one?.kind === 'IMITATION' && proofId(one.platform, one.handle) === id ? [one.id] : [],
  );
}

const keptReview = (proof: SocialProof, held: boolean, reports: string[]): KeptReview => ({
  ...{ reviewSince: proof.reviewSince!, reviewReason: proof.reviewReason ?? null },
  ...{ clearedWith: proof.clearedWith ?? null, held, reports, version: nextVersion(proof) },
});

/** As it was before it was kept. */
const reviewAgain = (proof: SocialProof, { reviewSince, reviewReason, clearedWith }: KeptReview) => ({
  ...{ reviewSince, reviewReason, clearedWith },
  wantsPublic: proof.wantsPublic || proof.public,
  public: false,
});

/** What there is to tell of a review that begins again. */
function turnOf(proof: SocialProof): Turn {
  const by = proveAgainBy(proof);
  if (by) return { is: 'disputed', by };
  return proof.reviewReason === 'looks like another' ? { is: 'looks like another' } : 'pause';
}

const edits = {
  keep: async (proof: SocialProof, _now: number, { proofs }: Pick<Services, 'proofs'>) => {
    const alike = proof.nameKey ? await proofs.named(proof.nameKey) : [];
    const others = alike.filter((other) => looksLike(proof, other)).map(({ id }) => id);
    return {
      reviewSince: null,
      reviewReason: null,
      public: proof.wantsPublic || proof.public,
      clearedWith: [...new Set([...(proof.clearedWith ?? []), ...others])].slice(-50),
    };
  },
  pause: async (proof: SocialProof, now: number) => ({
    reviewSince: proof.reviewSince ?? new Date(now).toISOString(),
    reviewReason: proof.reviewReason ?? ('reported' as const),
    wantsPublic: proof.wantsPublic || proof.public,
    public: false,
    clearedWith: null,
  }),
};
