import type { Group } from '#domain/contract/endpoint';
import type { Person } from '../support/people.ts';
import { screenshot } from '../support/seed/seed-case.ts';
import { linked, seededPage } from '../support/seed/seed-proof.ts';
import { readyToken, unconfirmed } from '../support/seed/seed-rights.ts';
import { seededPicture, smallJpeg } from '../support/seed/seed-marked.ts';
import { brandFindingOf, seededCode, seededDomain } from '../support/seed/seed.ts';
import type { Credentials, Outcome, Wire } from '../support/client.ts';
import { programCalls } from './program-calls.ts';

/** What a case asks for: somebody's things by name, or things of the same form that nobody has. */
export interface Thing {
  userId: string;
  email: string;
  secondEmail: string;
  /** On the list, not confirmed; a code waits for it. */
  pendingEmail: string;
  /** A picture that was posted and is nobody's profile picture yet. */
  pictureKey: string;
  phone: string;
  findingId: string;
  businessId: string;
  /** Somebody invited there, and what stands in their link. */
  invitedEmail: string;
  invitationToken: string;
  /** A business that invites the person's second address. */
  invitingId: string;
  seatEmail: string;
  /** A proven account on GitHub. */
  handle: string;
  /** Somebody they are connected with. */
  peerId: string;
  /** A case, with a link for a friend out. */
  caseId: string;
  helperToken: string;
  /** What the link in a mail carries that stops mails like it. */
  stopToken: string;
}

/** How to ask for a row of the contract, and what an answer to it must show. */
export interface Ask {
  call: (wire: Wire, thing: Thing, by: Credentials) => Promise<Outcome>;
  /** `thing`: the call names whose it is. `nothing`: whatever it says, it is about the caller. */
  names: 'thing' | 'nothing';
  /** A row seen from a business: `self` is then somebody signed in who has no seat there. */
  of?: 'business';
  /** Whoever shows the token may, signed in or not; what it is about changes. */
  byToken?: boolean;
  /** Ends the caller's account: asked for only by somebody who is signed in for that. */
  ends?: boolean;
  /** What the caller must find in an answer about themselves, as words. */
  shows?: (caller: Person) => string[];
}

const query =
  (text: string, variables: (thing: Thing) => object = () => ({})): Ask['call'] =>
  (wire, thing, by) =>
    wire.graphql(text, variables(thing), by);
const listening =
  (field: string, fields: string): Ask['call'] =>
  (wire, { userId }, by) =>
    wire.subscribe(`subscription ($userId: ID!) { ${field}(userId: $userId) { ${fields} } }`, { userId }, by);
const rest =
  (group: Group, name: string, input: (thing: Thing) => object = () => ({})): Ask['call'] =>
  (wire, thing, by) =>
    wire.rest(group, name, input(thing), by);

let asked = 0;
/** An address that is nobody's, another one each time: one address gets few codes. */
const anybody = () => `somebody-${(asked += 1)}@example.com`;

/** What stands behind the link of an answer, for whoever has the link. */
async function behindLink(got: Outcome): Promise<Outcome> {
  if (got.kind === 'refused') return got;
  const reply = await fetch((got.value as { url: string }).url);
  return { kind: 'answer', value: await reply.json() };
}

/** A call about an account on GitHub, by its handle. */
const account =
  (name: string, more: object = {}): Ask['call'] =>
  (wire, { handle }, by) =>
    wire.rest('proxy', name, { platform: 'GITHUB', handle, ...more }, by);

const address = (field: string, input: string): Ask => ({
  names: 'thing',
  call: query(
    `mutation ($input: ${input}!) { ${field}(input: $input) { emailAddress id type } }`,
    ({ email, userId }) => ({ input: { emailAddress: email, id: userId, type: 'PRIMARY' } }),
  ),
  shows: ({ sub, email }) => [sub, email, 'PRIMARY'],
});

/** The handle of Maya's account, on a platform that nobody searches: one thing alike makes a namesake, of whom nobody is told. */
const shared = 'maya-hollimund';

/** Gives an account; where the person of the case did, waits until it was compared and counted. */
const submitted: Ask['call'] = async (wire, { userId }, by) => {
  const got = await wire.rest('app', 'submit-profile', { platform: 'SNAPCHAT', account: shared }, by);
  const own = async (query: string) => {
    const answer = await wire.graphql(query, { id: userId }, by);
    return JSON.stringify(answer.kind === 'answer' ? answer.value : null);
  };
  const record = 'query ($id: ID!) { getUser(id: $id) { impersonationDetection { namesakes } } }';
  if (got.kind === 'refused' || (await own(record)) === 'null') return got;
  for (let counted = false; !counted;) {
    const found = await own('query { listFindings { items { platform verdict status } } }');
    const namesakes = found.match(/"namesake","status":"OPEN"/g)?.length ?? 0;
    counted = found.includes('SNAPCHAT') && (await own(record)).includes(`"namesakes":${namesakes}`);
  }
  return got;
};

/** Whose list shows what; anybody else's is empty. */
const businessesOf: Record<string, string[]> = {
  maya: ['"id":"acme"', '"role":"MEMBER"'],
  mel: ['"id":"acme"', '"role":"MEMBER"'],
  ada: ['"id":"acme"', '"role":"ADMIN"'],
  bob: ['"id":"other"', '"role":"ADMIN"'],
};

/** Every row of both contracts, by its name. One that is missing here fails the test. */
export const asks: Record<string, Ask> = {
  ...programCalls,
  'Query.getUser': {
    names: 'thing',
    call: query(
      'query ($id: ID!) { getUser(id: $id) { id accountEmail role emails { emailAddress } version } }',
      ({ userId }) => ({ id: userId }),
    ),
    shows: ({ sub, email }) => [sub, email],
  },
  'Query.getEmailInventory': {
    names: 'thing',
    call: query(
      'query ($e: String!) { getEmailInventory(emailAddress: $e) { emailAddress id type createdAt } }',
      ({ email }) => ({ e: email }),
    ),
    shows: ({ sub, email }) => [sub, email],
  },
  'Query.listFindings': {
    names: 'nothing',
    call: query('{ listFindings { items { subjectId id theirs { handle } } nextToken } }'),
    shows: ({ sub, name }) => [`U#${sub}`, `finding-of-${name}`],
  },
  'Query.listNotifications': {
    names: 'nothing',
    call: query('{ listNotifications { items { userId id title } nextToken } }'),
    shows: ({ sub, name }) => [sub, `notification-of-${name}`],
  },
  'Query.listConnections': {
    names: 'nothing',
    call: query('{ listConnections { items { userId peerId status } nextToken } }'),
    shows: ({ sub, name }) => [sub, `peer-of-${name}`],
  },
  'Query.checkProfile': {
    names: 'thing',
    call: query('{ checkProfile(platform: GITHUB, handle: "maya") { registered statement } }'),
    shows: () => ['Not registered here, or kept private, which says nothing about the account'],
  },
  'Mutation.createUser': {
    names: 'nothing',
    call: query(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { id accountEmail role } }',
      ({ userId, email }) => ({
        input: { id: userId, accountEmail: email, firstName: 'Changed', role: 'Admin' },
      }),
    ),
    shows: ({ sub, email }) => [sub, email, '"role":"User"'],
  },
  'Mutation.updateUser': {
    names: 'thing',
    call: query(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id firstName } }',
      ({ userId }) => ({ input: { id: userId, firstName: 'Changed' } }),
    ),
    shows: ({ sub }) => [sub, 'Changed'],
  },
  'Mutation.createEmailInventory': address('createEmailInventory', 'CreateEmailInventoryInput'),
  'Mutation.updateEmailInventory': address('updateEmailInventory', 'UpdateEmailInventoryInput'),
  'Mutation.deleteEmailInventory': {
    names: 'thing',
    call: query(
      'mutation ($input: DeleteEmailInventoryInput!) { deleteEmailInventory(input: $input) { emailAddress id } }',
      ({ secondEmail }) => ({ input: { emailAddress: secondEmail } }),
    ),
    shows: ({ sub }) => [sub],
  },
  'Mutation.deletePhoneInventory': {
    names: 'thing',
    call: query(
      'mutation ($input: DeletePhoneInventoryInput!) { deletePhoneInventory(input: $input) { phoneNumber id } }',
      ({ phone }) => ({ input: { phoneNumber: phone } }),
    ),
    shows: ({ sub }) => [sub],
  },
  'Mutation.updateBusiness': {
    names: 'thing',
    of: 'business',
    call: query(
      'mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { id name adminId domain totalAvailableSeats } }',
      ({ businessId, userId }) => ({
        input: {
          id: businessId,
          name: 'Changed',
          adminId: userId,
          domain: 'evil.example',
          totalAvailableSeats: 999,
        },
      }),
    ),
    shows: ({ sub }) => [
      'Changed',
      `"adminId":"${sub}"`,
      '"domain":"acme.example"',
      '"totalAvailableSeats":10',
    ],
  },
  'Mutation.deleteBusinessAccountUsers': {
    names: 'thing',
    of: 'business',
    call: query(
      'mutation ($input: DeleteBusinessAccountUsersInput!) { deleteBusinessAccountUsers(input: $input) { businessId userEmailAddress } }',
      ({ businessId, seatEmail }) => ({ input: { businessId, userEmailAddress: seatEmail } }),
    ),
    shows: () => ['acme', 'maya@example.com'],
  },
  'Mutation.publishNotification': {
    names: 'thing',
    call: query(
      'mutation ($input: NotificationInput!) { publishNotification(input: $input) { userId id } }',
      ({ userId }) => ({
        input: { userId, id: 'n', kind: 'FINDING', title: 'Forged', createdAt: '2026-11-20T10:00:00.000Z' },
      }),
    ),
  },
  'Mutation.publishScanProgress': {
    names: 'thing',
    call: query(
      'mutation ($input: ScanProgressInput!) { publishScanProgress(input: $input) { userId scanId } }',
      ({ userId }) => ({
        input: { userId, scanId: 's', status: 'DONE', at: '2026-11-20T10:00:00.000Z' },
      }),
    ),
  },
  'Subscription.onNotification': {
    names: 'thing',
    call: listening('onNotification', 'userId id title'),
    shows: () => ['listening'],
  },
  'Subscription.onScanProgress': {
    names: 'thing',
    call: listening('onScanProgress', 'userId scanId status'),
    shows: () => ['listening'],
  },
  'app.start-scan': {
    names: 'nothing',
    call: rest('app', 'start-scan'),
    shows: ({ sub, name }) => [`U#${sub}`, `scan-of-${name}`],
  },
  'app.submit-profile': {
    // Whatever account it names, it is compared with the caller's own.
    names: 'nothing',
    call: submitted,
    shows: () => [`"handle":"${shared}"`],
  },
  'app.get-report': {
    names: 'nothing',
    call: rest('app', 'get-report'),
    shows: ({ sub, name }) => [`U#${sub}`, `finding-of-${name}`, `scan-of-${name}`],
  },
  'app.decide-finding': {
    names: 'thing',
    call: rest('app', 'decide-finding', ({ findingId }) => ({ findingId, decision: 'IGNORED' })),
    shows: ({ sub, name }) => [`U#${sub}`, `finding-of-${name}`, 'IGNORED'],
  },
  'app.decide-findings': {
    names: 'thing',
    call: rest('app', 'decide-findings', ({ findingId }) => ({
      findingIds: [findingId],
      // From whatever it was: another decision than this counts only while nobody has made one.
      decision: 'OPEN',
    })),
    shows: ({ name }) => [`finding-of-${name}`],
  },
  'app.share-finding': {
    names: 'thing',
    call: rest('app', 'share-finding', ({ findingId, businessId }) => ({
      ...{ findingId, businessId, shared: true },
    })),
    shows: ({ sub, name }) => [`U#${sub}`, `finding-of-${name}`, '"sharedWithBusinessIds":["acme"]'],
  },
  'business.get-shared-findings': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'get-shared-findings', ({ businessId }) => ({ businessId })),
    shows: () => ['"findings":[]'],
  },
  'business.get-business': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'get-business', ({ businessId }) => ({ businessId })),
    shows: () => ['acme', '"totalAvailableSeats":10', 'office@acme.example'],
  },
  'business.get-business-list': {
    names: 'nothing',
    of: 'business',
    call: rest('business', 'get-business-list'),
    shows: ({ name }) => businessesOf[name] ?? ['"businesses":[]'],
  },
  'business.create-business': {
    names: 'nothing',
    call: rest('business', 'create-business', () => ({
      name: 'New Ltd',
      domain: 'https://www.New.example/',
    })),
    shows: ({ sub }) => [`"adminId":"${sub}"`, '"domain":"new.example"', '"totalAvailableSeats":15'],
  },
  'business.set-domain': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'set-domain', ({ businessId }) => ({ businessId, domain: 'acme.example' })),
    shows: () => ['"domain":"acme.example"'],
  },
  'business.get-plan': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'get-plan', ({ businessId }) => ({ businessId })),
    shows: () => ['"plan":"STARTER"', '"mayTry":true'],
  },
  'business.start-trial': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'start-trial', ({ businessId }) => ({ businessId })),
    shows: () => ['"plan":"PROFESSIONAL"', '"mayTry":false'],
  },
  'business.find-business': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'find-business', ({ businessId }) => ({ businessId })),
  },
  'business.set-plan': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'set-plan', ({ businessId }) => ({
      ...{ businessId, plan: 'ENTERPRISE', reason: 'as agreed' },
    })),
  },
  'business.get-prices': { names: 'thing', of: 'business', call: rest('business', 'get-prices') },
  'business.set-price': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'set-price', () => ({ plan: 'PROFESSIONAL', price: 4900, reason: 'as agreed' })),
  },
  'business.get-logo': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'get-logo', ({ businessId }) => ({ businessId })),
    shows: () => ['"logo":null'],
  },
  'business.set-logo': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'set-logo', ({ businessId }) => ({ businessId, ...screenshot })),
    shows: () => ['"contentType":"image/png"'],
  },
  'business.get-domain-proof': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'get-domain-proof', ({ businessId }) => ({ businessId })),
    shows: () => ['_countersign.acme.example', '"proof":null'],
  },
  'business.verify-domain': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'verify-domain', ({ businessId }) => ({ businessId })),
    // Nobody answers about domains in this stack.
    shows: () => ['"state":"UNREACHABLE"'],
  },
  'business.get-domains': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'get-domains', ({ businessId }) => ({ businessId })),
    shows: () => [seededDomain, '"existence":"exists"'],
  },
  'business.mark-domain': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'mark-domain', ({ businessId }) => ({
      ...{ businessId, domain: seededDomain, mark: 'seen' },
    })),
    shows: () => [seededDomain, '"mark":"seen"'],
  },
  'business.get-brand-findings': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'get-brand-findings', ({ businessId }) => ({ businessId })),
    shows: () => [`copy-of-acme`, '"verdict":"likely clone"'],
  },
  'business.search-brand': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'search-brand', ({ businessId }) => ({ businessId })),
    shows: () => ['"state":"running"'],
  },
  'business.decide-brand-finding': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'decide-brand-finding', ({ businessId }) => ({
      ...{ businessId, findingId: brandFindingOf(businessId), decision: 'REPORTED' },
    })),
    shows: () => ['copy-of-acme', '"status":"REPORTED"'],
  },
  'business.give-domain': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'give-domain', ({ businessId }) => ({ businessId, domain: 'acme-bowls.example' })),
    shows: () => ['acme-bowls.example', '"isKnown":false'],
  },
  'business.remove-domain': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'remove-domain', ({ businessId }) => ({
      ...{ businessId, domain: 'acme-bowls.example' },
    })),
    shows: () => ['acme-bowls.example'],
  },
  'business.look-at-domains': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'look-at-domains', ({ businessId }) => ({ businessId })),
    shows: () => ['"state":"waiting"'],
  },
  'business.get-members': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'get-members', ({ businessId }) => ({ businessId })),
    shows: () => ['maya@example.com', '"state":"INVITED"'],
  },
  'business.invite-users': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'invite-users', ({ businessId }) => ({
      businessId,
      people: [{ userEmailAddress: 'guest@example.com' }],
    })),
    shows: () => ['"invited":true', '"mailed":true'],
  },
  'business.resend-invitation': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'resend-invitation', ({ businessId, invitedEmail }) => ({
      businessId,
      userEmailAddress: invitedEmail,
    })),
    shows: () => ['"mailed":true'],
  },
  'business.remove-user': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'remove-user', ({ businessId, seatEmail }) => ({
      businessId,
      userEmailAddress: seatEmail,
    })),
    shows: () => ['"removed":true'],
  },
  'business.set-role': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'set-role', ({ businessId, seatEmail }) => ({
      ...{ businessId, userEmailAddress: seatEmail, role: 'MANAGER' },
    })),
    shows: () => ['MANAGER'],
  },
  'business.set-seats': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'set-seats', ({ businessId }) => ({ businessId, seats: 12 })),
    shows: () => ['"totalAvailableSeats":12'],
  },
  'business.transfer-business': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'transfer-business', ({ businessId, seatEmail }) => ({
      businessId,
      userEmailAddress: seatEmail,
    })),
    shows: () => ['"adminId":'],
  },
  'business.delete-business': {
    names: 'thing',
    of: 'business',
    call: rest('business', 'delete-business', ({ businessId }) => ({ businessId, confirm: 'acme Ltd' })),
    shows: () => ['"deleted":true'],
  },
  'business.get-invitation': {
    names: 'nothing',
    of: 'business',
    call: rest('business', 'get-invitation', ({ invitationToken }) => ({ token: invitationToken })),
    shows: () => ['acme Ltd', 'invited-to-acme@example.com'],
  },
  'business.get-invitations': {
    names: 'nothing',
    call: rest('business', 'get-invitations'),
    shows: ({ name }) => [name === 'maya' ? 'guild Ltd' : '"invitations":[]'],
  },
  'business.answer-invitation': {
    names: 'thing',
    call: rest('business', 'answer-invitation', ({ invitingId, secondEmail }) => ({
      ...{ businessId: invitingId, userEmailAddress: secondEmail, answer: 'accept' },
    })),
    shows: () => ['JOINED'],
  },
  'business.decline-invitation': {
    names: 'nothing',
    of: 'business',
    byToken: true,
    call: rest('business', 'decline-invitation', ({ invitationToken }) => ({ token: invitationToken })),
    shows: () => ['"declined":true'],
  },
  'notification.get-list': {
    names: 'nothing',
    call: rest('notification', 'get-list'),
    shows: ({ sub, name }) => [sub, `notification-of-${name}`],
  },
  'notification.mark-read': {
    names: 'nothing',
    call: rest('notification', 'mark-read', () => ({ upTo: '2999-01-01T00:00:00.000Z' })),
    shows: () => ['"marked":'],
  },
  'proxy.profile-image': {
    names: 'thing',
    call: rest('proxy', 'profile-image', ({ findingId }) => ({ findingId, side: 'theirs' })),
    shows: () => ['image/'],
  },
  'user.update-email-address': {
    names: 'thing',
    call: rest('user', 'update-email-address', ({ email }) => ({
      userEmailAddress: email,
      operation: 'updateUserId',
    })),
    shows: ({ sub, email }) => [sub, email],
  },
  'user.record-device': {
    names: 'nothing',
    call: rest('user', 'record-device', () => ({ platform: 'Linux', language: 'en' })),
    shows: () => ['"devices":'],
  },
  'user.security-changed': {
    names: 'nothing',
    call: rest('user', 'security-changed', () => ({})),
    shows: () => ['"noted":true'],
  },
  'user.update-phone-number': {
    // Somebody else's number is not on the caller's list, so that nothing is removed.
    names: 'nothing',
    call: rest('user', 'update-phone-number', ({ phone }) => ({ phoneNumber: phone, operation: 'remove' })),
    shows: ({ sub, email }) => [sub, email],
  },
  'user.set-contact-use': {
    names: 'thing',
    call: rest('user', 'set-contact-use', ({ secondEmail }) => ({ emailAddress: secondEmail, use: 'WORK' })),
    shows: ({ sub }) => [sub, '"emailUse":"WORK"'],
  },
  'user.send-code': {
    names: 'thing',
    call: rest('user', 'send-code', ({ pendingEmail }) => ({ emailAddress: pendingEmail })),
    shows: () => ['m***@e***'],
  },
  'user.confirm-code': {
    names: 'thing',
    call: rest('user', 'confirm-code', ({ pendingEmail }) => ({
      emailAddress: pendingEmail,
      code: seededCode,
    })),
    shows: ({ sub }) => [sub],
  },
  'user.upload-url': {
    names: 'nothing',
    call: rest('user', 'upload-url', () => ({ contentType: 'image/png' })),
    shows: ({ sub }) => [`"key":"users/${sub}/profile/`],
  },
  'user.finish-upload': {
    names: 'thing',
    call: rest('user', 'finish-upload', ({ pictureKey }) => ({ key: pictureKey })),
    shows: ({ sub }) => [sub, `"profileImagePath":"users/${sub}/profile/`],
  },
  'user.get-copies': {
    names: 'nothing',
    call: rest('user', 'get-copies'),
    shows: () => [`"picture":"${seededPicture}"`],
  },
  'user.issue-copies': {
    names: 'nothing',
    call: rest('user', 'issue-copies', () => ({ original: smallJpeg, platforms: ['X'] })),
    shows: () => ['"platform":"X"', '"key":"'],
  },
  // What was measured shows no mark of anybody's: even the owner is named none.
  'user.read-copies': {
    names: 'nothing',
    call: rest('user', 'read-copies', () => ({
      readings: [{ picture: seededPicture, evidence: 'A'.repeat(23_064) }],
    })),
    shows: () => ['"mark":null'],
  },
  // Whatever picture is named, only the caller's own are looked through.
  'user.stop-copies': {
    names: 'nothing',
    call: rest('user', 'stop-copies', () => ({ picture: '0'.repeat(64) })),
    shows: () => [`"picture":"${seededPicture}"`],
  },
  'user.export': {
    names: 'nothing',
    call: async (...asking) => behindLink(await rest('user', 'export')(...asking)),
    shows: ({ sub, email, name }) => [sub, email, `finding-of-${name}`],
  },
  'user.delete': {
    names: 'nothing',
    ends: true,
    call: rest('user', 'delete', () => ({ confirm: 'DELETE' })),
    shows: () => ['"deletedAt":'],
  },
  'proxy.get-proofs': { names: 'nothing', call: rest('proxy', 'get-proofs'), shows: () => ['"accounts":['] },
  'proxy.start-proof': {
    names: 'thing',
    call: account('start-proof'),
    shows: () => ['countersign:maya-hollimund:'],
  },
  'proxy.check-proof': {
    names: 'thing',
    call: account('check-proof'),
    shows: ({ sub }) => [sub, 'Verified'],
  },
  'proxy.set-public': {
    names: 'thing',
    call: account('set-public', { public: true }),
    shows: () => ['"public":true'],
  },
  'proxy.set-page': {
    names: 'nothing',
    call: rest('proxy', 'set-page', () => ({ shown: true })),
    shows: () => ['"shown":true'],
  },
  'proxy.start-link': {
    names: 'thing',
    call: account('start-link'),
    shows: () => ['/login/oauth/authorize?', '_github"'],
  },
  'proxy.finish-link': {
    names: 'thing',
    call: (wire, { handle }, by) => linked(wire, handle, by),
    shows: ({ sub }) => [sub, 'Verified'],
  },
  'notification.get-mail-state': {
    names: 'nothing',
    call: rest('notification', 'get-mail-state'),
    shows: () => ['"stopped":null'],
  },
  'notification.try-mail': {
    names: 'nothing',
    call: rest('notification', 'try-mail'),
    shows: () => ['"codeSentTo":null'],
  },
  'notification.resume-mail': {
    names: 'nothing',
    call: rest('notification', 'resume-mail', () => ({ code: '000000' })),
    shows: () => ['"stopped":null'],
  },
  'notification.get-announcements': { names: 'thing', call: rest('notification', 'get-announcements') },
  'notification.draft-announcement': {
    names: 'thing',
    call: rest('notification', 'draft-announcement', () => ({
      kind: 'FEATURE',
      title: 'New',
      body: 'Words',
    })),
  },
  'notification.send-announcement': {
    names: 'thing',
    call: rest('notification', 'send-announcement', () => ({ id: 'announcement' })),
  },
  'notification.unsubscribe': {
    names: 'nothing',
    byToken: true,
    call: rest('notification', 'unsubscribe', ({ stopToken }) => ({ token: stopToken })),
    shows: () => ['"stopped":"alertsNewFeatures"'],
  },
  'notification.one-click': {
    names: 'nothing',
    byToken: true,
    call: rest('notification', 'one-click', ({ stopToken }) => ({ token: stopToken })),
    shows: () => ['No more emails about new features'],
  },
  'notification.one-click-page': {
    names: 'nothing',
    call: rest('notification', 'one-click-page', ({ stopToken }) => ({ token: stopToken })),
    shows: () => ['<button>Stop emails about new features</button>'],
  },
  'proxy.get-reviews': { names: 'thing', call: rest('proxy', 'get-reviews') },
  'proxy.decide-review': {
    names: 'thing',
    call: account('decide-review', { decision: 'end', reason: 'A copy.' }),
  },
  'proxy.get-decisions': { names: 'thing', call: rest('proxy', 'get-decisions') },
  'proxy.review-profile': { names: 'thing', call: account('review-profile') },
  'proxy.close-message': {
    names: 'thing',
    call: rest('proxy', 'close-message', () => ({ id: 'support-1', open: false })),
  },
  'proxy.get-operations': { names: 'thing', call: rest('proxy', 'get-operations') },
  'proxy.get-outbox': { names: 'thing', call: rest('proxy', 'get-outbox') },
  'proxy.redrive': { names: 'thing', call: rest('proxy', 'redrive', () => ({ queue: 'Scanning' })) },
  'proxy.pause-source': {
    names: 'thing',
    call: rest('proxy', 'pause-source', () => ({ source: 'X', paused: true, reason: 'To see.' })),
  },
  'proxy.report-imitation': {
    names: 'nothing',
    call: account('report-imitation', { own: 'https://x.com/maya', words: '' }),
    shows: () => ['"received":false'],
  },
  'proxy.keep-account': {
    names: 'nothing',
    call: rest('proxy', 'keep-account'),
    shows: () => ['"closing":null'],
  },
  'app.contact': {
    names: 'nothing',
    call: rest('app', 'contact', () => ({ email: anybody(), subject: 'Hello', message: 'Good day' })),
    shows: () => ['"number":"CS-'],
  },
  'app.data-request': {
    names: 'nothing',
    call: rest('app', 'data-request', () => ({ asks: 'EXPORT', email: anybody(), details: '' })),
    shows: () => ['"caseNumber":"DR-'],
  },
  'app.verification-opt-out': {
    names: 'nothing',
    call: rest('app', 'verification-opt-out', () => ({ email: anybody() })),
    shows: () => ['"caseNumber":"DR-'],
  },
  'app.confirm-request': {
    names: 'nothing',
    byToken: true,
    call: rest('app', 'confirm-request', () => unconfirmed),
    shows: () => ['"status":"WAITING"'],
  },
  'app.request-status': {
    names: 'nothing',
    call: rest('app', 'request-status', () => ({ token: readyToken })),
    shows: () => ['"status":"READY"'],
  },
  'app.request-download': {
    names: 'nothing',
    byToken: true,
    call: async (wire, _thing, by) =>
      behindLink(await wire.rest('app', 'request-download', { token: readyToken }, by)),
    shows: () => ['"accountEmail":"maya@example.com"'],
  },
  'app.withdraw-request': {
    names: 'nothing',
    byToken: true,
    call: rest('app', 'withdraw-request', () => ({ token: readyToken })),
    shows: () => ['"status":"WITHDRAWN"'],
  },
  'app.show-in-checks': {
    names: 'nothing',
    call: rest('app', 'show-in-checks'),
    shows: () => ['"leftOutSince":null'],
  },
  'app.get-rights-requests': { names: 'thing', call: rest('app', 'get-rights-requests') },
  'app.answer-rights-request': {
    names: 'thing',
    call: rest('app', 'answer-rights-request', () => ({
      caseNumber: 'DR-2222-2222',
      outcome: 'done',
      answer: 'Done.',
    })),
  },
  'user.find-users': {
    names: 'nothing',
    call: rest('user', 'find-users', () => ({ emailAddress: 'nobody-there@example.com' })),
    shows: () => ['"person":null'],
  },
  'user.request-connection': {
    names: 'thing',
    call: rest('user', 'request-connection', ({ peerId }) => ({ peerId })),
    shows: ({ sub, name }) => [sub, `peer-of-${name}`],
  },
  'user.answer-connection': {
    names: 'thing',
    call: rest('user', 'answer-connection', ({ peerId }) => ({ peerId, answer: 'accept' })),
    shows: ({ sub, name }) => [sub, `peer-of-${name}`],
  },
  'user.break-connection': {
    names: 'thing',
    call: rest('user', 'break-connection', ({ peerId }) => ({ peerId })),
    shows: ({ sub }) => [sub, 'BROKEN'],
  },
  'user.ask-vouch': {
    names: 'thing',
    call: rest('user', 'ask-vouch', ({ peerId, handle }) => ({
      peerId,
      platform: 'GITHUB',
      handle,
      ask: true,
    })),
    shows: () => ['"by":"peer"', '"state":"ASKED"'],
  },
  'user.answer-vouch': {
    names: 'thing',
    call: rest('user', 'answer-vouch', ({ peerId }) => ({
      peerId,
      ...{ platform: 'FACEBOOK', handle: 'peer.of.somebody', answer: 'give' },
    })),
    shows: () => ['"by":"me"', '"state":"GIVEN"'],
  },
  'user.get-connections': {
    names: 'nothing',
    call: rest('user', 'get-connections'),
    shows: ({ sub, name }) => [sub, `peer-of-${name}`],
  },
  'user.set-findable': {
    names: 'nothing',
    call: rest('user', 'set-findable', () => ({ findable: true })),
    shows: () => ['"findable":true'],
  },
  'app.badge': {
    names: 'nothing',
    call: rest('app', 'badge', () => ({ platform: 'GITHUB', handle: 'nobody-there' })),
    shows: () => ['Not registered, or private'],
  },
  'app.get-page': {
    names: 'nothing',
    call: rest('app', 'get-page', () => ({ id: seededPage })),
    shows: () => ['"confirmedSince"'],
  },
  'app.get-cases': {
    names: 'nothing',
    call: rest('app', 'get-cases'),
    shows: ({ name }) => ['"cases":[', ...(name === 'maya' ? ['-case-of-maya'] : [])],
  },
  'app.get-case': {
    names: 'thing',
    call: rest('app', 'get-case', ({ caseId }) => ({ caseId })),
    shows: () => ['-case-of-maya'],
  },
  'app.create-case': {
    names: 'thing',
    call: rest('app', 'create-case', ({ findingId }) => ({ findingId })),
    shows: ({ sub }) => [sub, 'copy-of-maya'],
  },
  'app.edit-case': {
    names: 'thing',
    call: rest('app', 'edit-case', ({ caseId }) => ({ caseId, outcome: 'REMOVED' })),
    shows: ({ sub }) => [sub, 'REMOVED'],
  },
  'app.delete-case': {
    names: 'thing',
    call: rest('app', 'delete-case', ({ caseId }) => ({ caseId })),
    shows: () => ['"deleted":true'],
  },
  'app.move-case': {
    names: 'thing',
    call: rest('app', 'move-case', ({ caseId }) => ({ caseId, businessId: 'workshop' })),
    shows: () => ['"userId":"B#workshop"', '-case-of-maya'],
  },
  'app.add-evidence': {
    names: 'thing',
    call: rest('app', 'add-evidence', ({ caseId }) => ({ caseId, words: 'Seen today' })),
    shows: ({ sub }) => [sub, 'Seen today'],
  },
  'app.evidence-picture': {
    names: 'thing',
    call: rest('app', 'evidence-picture', ({ caseId }) => ({ caseId, evidenceId: 'shot' })),
    shows: () => ['image/png'],
  },
  'app.invite-helper': {
    names: 'thing',
    call: rest('app', 'invite-helper', ({ caseId }) => ({ caseId })),
    shows: () => ['"token":'],
  },
  'app.end-helper-link': {
    names: 'thing',
    call: rest('app', 'end-helper-link', ({ caseId }) => ({ caseId })),
    shows: () => ['-case-of-maya'],
  },
  'app.helper-case': {
    names: 'nothing',
    call: rest('app', 'helper-case', ({ helperToken }) => ({ token: helperToken })),
    shows: () => ['"askedBy":"maya"', '"handle":"a-copy"'],
  },
  'app.helper-screenshot': {
    names: 'nothing',
    byToken: true,
    call: rest('app', 'helper-screenshot', ({ helperToken }) => ({
      token: helperToken,
      words: '',
      screenshot,
    })),
    shows: () => ['"kept":true'],
  },
  'app.export-proofs': {
    names: 'nothing',
    call: rest('app', 'export-proofs'),
    shows: ({ name }) => [`"name":"${name}"`],
  },
  'app.support': {
    names: 'nothing',
    call: rest('app', 'support', () => ({ subject: 'Hello', message: 'Good day' })),
    shows: () => ['"number":"CS-'],
  },
};
