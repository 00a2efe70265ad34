import type { operatorContract } from '#domain/contract/operator';
import { expectOperator } from '../../operator/expect-operator.ts';
import { isOwnProof } from '../../operator/is-own-proof.ts';
import { openReviews } from '../../operator/open-reviews.ts';
import type { OperatorServices } from '../../operator/services.ts';
import type { Route } from '../../rest/rest.ts';

const most = 100;

/**
 * Proofs that are held back or reported, with the accounts of other holders that look the same; and messages. Nobody reads who reported an
 * account of their own: those are for other operators.
 */
export const getReviews: Route<
  (typeof operatorContract)['get-reviews'],
  Pick<OperatorServices, 'proofs' | 'holders' | 'seats' | 'users' | 'requests'>
> = async ({ caller, now }, { proofs, holders, seats, users, requests }) => {
  expectOperator(caller);
  const open = await requests.open(now, most);
  const reviews = await openReviews(
    open.filter((request) => request.kind === 'IMITATION'),
    { proofs, holders, isOwn: (proof) => isOwnProof(proof, caller.sub, { seats }) },
  );
  const messages = open.filter((request) => request.kind === 'SUPPORT');
  return {
    reviews,
    messages: await Promise.all(
      messages.map(async ({ id, createdAt, subject, message, owner, email, answerBy }) => ({
        id,
        at: createdAt,
        subject,
        message,
        from: email ?? (owner ? (await users.get(owner))?.accountEmail : undefined) ?? null,
        promised: answerBy ? { number: id.replace(/^(?:contact|support)-/, ''), answerBy } : null,
      })),
    ),
  };
};
