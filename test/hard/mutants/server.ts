import type { Mutant } from './mutant.ts';

const rest = { file: 'lambdas/rest/rest.ts', test: 'lambdas/rest/rest.test.ts' };
const idempotency = { file: 'lambdas/rest/idempotency.ts', test: 'lambdas/rest/rest.test.ts' };
const user = { file: 'lambdas/graphql/edit-user.ts', test: 'lambdas/graphql/edit-user.test.ts' };
const fetcher = { file: 'lambdas/internet/safe-fetch.ts', test: 'lambdas/internet/safe-fetch.test.ts' };
const seats = { file: 'lambdas/store/business/seat.ts', test: 'test/authorization/seat-races.test.ts' };
const once = 'lambdas/store/once.ts';
const match = { file: 'lambdas/match/match-seen.ts', test: 'lambdas/match/match-seen.test.ts' };
const texts = {
  file: 'lambdas/account/contact/pool-texts.ts',
  test: 'lambdas/account/contact/pool-texts.test.ts',
};
const imitation = {
  file: 'lambdas/routes/operator/report-imitation.ts',
  test: 'lambdas/routes/operator/report-imitation.test.ts',
};

/** Guards of the functions. */
export const serverMutants: Mutant[] = [
  { ...user, drops: 'the owner of a profile', find: 'if (id !== caller.sub)', put: 'if (!id)' },
  {
    ...user,
    drops: 'the version that a list edit was made from',
    find: 'if (version != null && version !== (current.version ?? 0)) throw changedElsewhere();',
    put: '',
  },
  {
    ...{ file: user.file, test: 'test/api/edits-at-once.test.ts', only: 'ten windows that change one list' },
    drops: 'the version at the write',
    find: 'when: [...when, sameVersion(current)]',
    put: 'when',
  },
  {
    ...user,
    drops: 'that proof is not taken from the browser',
    find: 'mergeSocialAccounts(current.socialMediaAccounts ?? [], patch.socialMediaAccounts)',
    put: 'patch.socialMediaAccounts',
  },
  {
    ...user,
    drops: 'that a picture comes by its upload',
    find: 'return profileImagePath === null ?',
    put: 'return true ?',
  },
  { ...rest, drops: 'who is deleted', find: '(await options.isDeleted(caller.sub))', put: 'false' },
  {
    ...rest,
    drops: 'the answer’s contract',
    find: 'return parseAnswer(entry, name, await served.answer(call));',
    put: 'return await served.answer(call);',
  },
  {
    ...rest,
    drops: 'a parameter given twice',
    find: 'if (values && values.length > 1)',
    put: 'if (values && false)',
  },
  {
    ...{ file: 'lambdas/rest/reply.ts', test: 'lambdas/rest/rest.test.ts' },
    drops: 'silence about a failure',
    find: "message: 'Something went wrong on our side. Please try again.'",
    put: 'message: String(error)',
  },
  {
    ...idempotency,
    drops: 'the body of a repeated key',
    find: 'if (earlier.request !== request)',
    put: 'if (!request)',
  },
  {
    ...idempotency,
    drops: 'a failed call’s second try',
    find: 'if (!inDoubt(error)) await store.release(id).catch(unheard);',
    put: '',
  },
  {
    ...{ file: 'lambdas/rest/idempotency.ts', test: 'test/hard/crash/lost-replies.test.ts' },
    drops: 'the doubt about a write that failed',
    find: 'if (!inDoubt(error)) ',
    put: '',
  },
  {
    ...{ file: 'lambdas/store/table/table.ts', test: 'test/hard/crash/lost-replies.test.ts' },
    drops: 'knowing one’s own write',
    find: '  knowOwnWrites(documents);',
    put: '',
  },
  {
    ...idempotency,
    drops: 'whose key it is',
    find: '`idempotency#${call.scope}#${call.key}`',
    put: '`idempotency#${call.key}`',
  },
  {
    ...{ file: 'lambdas/runtime/rate-limit.ts', test: 'lambdas/runtime/rate-limit.test.ts' },
    drops: 'the window of a limit',
    find: 'once.count(windowKey(what, per, now), by, most, until, owner)',
    put: 'once.count(what, by, most, until, owner)',
  },
  {
    ...{ file: once, test: 'test/api/once.test.ts' },
    drops: 'the limit itself',
    find: "ConditionExpression: 'attribute_not_exists(used) OR used <= :room',",
    put: "ConditionExpression: 'attribute_not_exists(used) OR used <= :room OR used > :room',",
  },
  {
    ...{ file: 'lambdas/rest/limit-address.ts', test: 'lambdas/rest/limit-address.test.ts' },
    drops: 'one network of IPv6',
    find: '.slice(0, 4)',
    put: '.slice(0, 8)',
  },
  {
    ...imitation,
    drops: 'the limit of one sender',
    find: 'const perSender = 2;',
    put: 'const perSender = 2000;',
  },
  {
    ...imitation,
    drops: 'the limit of one account',
    find: 'const keptPerDay = 20;',
    put: 'const keptPerDay = 20_000;',
  },
  { ...texts, drops: 'the countries of texts', find: 'if (!takesTexts(to))', put: 'if (!to)' },
  {
    ...texts,
    drops: 'one person’s budget of texts',
    find: '(await count(keyHash(sub), perUser)) &&',
    put: '',
  },
  {
    ...fetcher,
    drops: 'addresses inside',
    find: 'if (!addresses.every(isPublicAddress))',
    put: 'if (!addresses.some(isPublicAddress))',
  },
  {
    ...fetcher,
    drops: 'the number of redirects',
    find: 'if (redirects.length >= options.maxRedirects)',
    put: 'if (!redirects)',
  },
  { ...fetcher, drops: 'the size of a page', find: 'if (size > largest) throw', put: 'if (size < 0) throw' },
  {
    ...fetcher,
    drops: 'ports and passwords of an address',
    find: " && url.username === '' && url.port === ''",
    put: '',
  },
  {
    ...{ file: 'lambdas/message/unsubscribe-token.ts', test: 'lambdas/message/unsubscribe-token.test.ts' },
    drops: 'the signature of a link',
    find: 'given.length === right.length && timingSafeEqual(given, right)',
    put: 'given.length === right.length',
  },
  {
    ...{
      file: 'lambdas/routes/operator/get-reviews.ts',
      test: 'lambdas/routes/operator/get-reviews.test.ts',
    },
    drops: 'who is an operator',
    find: 'expectOperator(caller);',
    put: '',
  },
  { ...match, drops: 'whose search it was', find: 'if (owner !== seenFor) ', put: '' },
  { ...match, drops: 'telling once', find: 'if (await once.has(id, seconds(now()))) return;', put: '' },
  {
    ...seats,
    only: 'exactly 10',
    drops: 'the number of seats',
    find: "'usedSeats < totalAvailableSeats AND (usedSeats < :starter'",
    put: "'(usedSeats < :starter'",
  },
  {
    ...seats,
    only: 'counted right',
    drops: 'one less at a removal',
    find: "':less': -1,",
    put: "':less': -2,",
  },
  {
    ...{ file: 'lambdas/graphql/give-up-contact.ts', test: 'test/authorization/repeats.test.ts' },
    ...{
      only: 'has no key',
      drops: 'what somebody gave up of late',
      find: 'if (done) return done;',
      put: '',
    },
  },
  {
    ...{ file: 'lambdas/store/case.ts', test: 'test/api/edits-at-once.test.ts', only: 'sixty pieces' },
    drops: 'the version of a case',
    find: "...asRead('userId', before),",
    put: '',
  },
  {
    ...{ file: 'lambdas/store/case/case-move.ts', test: 'test/authorization/move-races.test.ts' },
    ...{ only: 'holds every edit' },
    drops: 'the version of a case that is moved',
    find: 'rowRemoval(before, TableName),',
    put: 'rowRemoval({ ...before, version: undefined }, TableName),',
  },
  {
    ...{ file: 'lambdas/store/case.ts', test: 'test/authorization/move-races.test.ts' },
    ...{ only: 'while the business ends' },
    drops: 'that a business which is being deleted gets no case',
    find: 'if (id === undefined) return [];',
    put: 'if (id !== null) return [];',
  },
  {
    ...{ file: 'lambdas/store/notification.ts', test: 'test/api/once.test.ts' },
    drops: 'one notice an event',
    find: "Item, ConditionExpression: 'attribute_not_exists(id)'",
    put: 'Item',
  },
  {
    ...{ file: 'lambdas/store/business/api-token.ts', test: 'test/authorization/account-races.test.ts' },
    only: 'of twelve that are made at once',
    drops: 'the number of tokens',
    find: "{ ':most': mostTokens }",
    put: "{ ':most': 999 }",
  },
];
