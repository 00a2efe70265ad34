import * as z from 'zod';
import { Logo } from '../business/logo.ts';
import { Platform } from '../platform/platform.ts';
import { AccountName } from '../platform/social-account.ts';
import { OwnPage, PageAccount, PageBusiness, PageId } from '../proof/accounts-page.ts';
import { AccountProof } from '../proof/proof.ts';
import { PlannedDeletion } from '../rights/planned-deletion.ts';
import { Id, Moment } from '../text.ts';
import { User } from '../account/user.ts';
import { endpoint, everyone, ownOnly } from './endpoint.ts';

/** Whose accounts a call is about: without it the caller's own, with it those of a business, as far as their role there goes. */
const ofBusiness = { businessId: Id.optional() };
const Named = AccountName.extend(ofBusiness);

/** Of a person alone. */
const user = User.optional();

/**
 * Which accounts are whose. An `AccountName` here is on the caller's own list (updateUser, socialMediaAccounts), or on that of a
 * business that they name (updateBusiness). The rows are of the caller's own; test/authorization/business-proofs.test.ts has the others.
 */
export const proofContract = {
  badge: endpoint({
    about: 'A small picture with the answer of checkProfile, for a bio or a page.',
    method: 'GET',
    path: '/app/badge',
    auth: 'NONE',
    row: everyone,
    request: AccountName,
    response: z.object({ body: z.string() }),
    sends: 'image/svg+xml',
  }),
  'get-page': endpoint({
    about:
      'The accounts that one person or one business has proven and shows together on one page. For a business the ' +
      'page names its proven domain; for a person it names nothing else.',
    method: 'GET',
    path: '/app/get-page',
    auth: 'NONE',
    row: everyone,
    request: z.object({ id: PageId }),
    response: z.object({
      accounts: z.array(PageAccount),
      /** A review holds back everything that would stand here. */
      paused: z.boolean().default(false),
      business: PageBusiness.nullish(),
      logo: Logo.nullish(),
    }),
  }),
  'set-page': endpoint({
    about:
      'Opens or closes the page with all of the owner’s confirmed accounts. Its address stays the same. For a business, an ' +
      'admin can open it once the domain is proven.',
    method: 'POST',
    path: '/proxy/set-page',
    auth: 'USER',
    row: ownOnly,
    request: z.object({ shown: z.boolean(), ...ofBusiness }),
    response: z.object({ page: OwnPage.omit({ owner: true }) }),
    idempotent: true,
  }),
  'get-proofs': endpoint({
    about:
      "The state of each account on the caller's list, and the ways it can be proven here. `leftOutSince`: when a person " +
      'asked to be left out of checks; since then nobody sees what is shown in public. `closing`: ' +
      'the end of their account that somebody with access to its mailbox asked for.',
    method: 'GET',
    path: '/proxy/get-proofs',
    auth: 'USER',
    row: ownOnly,
    request: z.object(ofBusiness),
    response: z.object({
      accounts: z.array(AccountProof),
      page: OwnPage.omit({ owner: true }).nullish(),
      leftOutSince: Moment.nullish(),
      closing: PlannedDeletion.nullish(),
    }),
  }),
  'start-proof': endpoint({
    about: 'Creates the code to put on the profile, or returns the code of an account already waiting.',
    method: 'POST',
    path: '/proxy/start-proof',
    auth: 'USER',
    row: ownOnly,
    request: Named,
    response: z.object({ account: AccountProof, code: z.string(), where: z.string() }),
    idempotent: true,
  }),
  'check-proof': endpoint({
    about:
      'Reads the profile and looks for the code. When it is missing, the refusal says what was seen ' +
      'instead.',
    method: 'POST',
    path: '/proxy/check-proof',
    auth: 'USER',
    row: ownOnly,
    request: Named,
    response: z.object({ account: AccountProof, user }),
  }),
  'set-public': endpoint({
    about: 'Shows a proven account on its check page, or hides it.',
    method: 'POST',
    path: '/proxy/set-public',
    auth: 'USER',
    row: ownOnly,
    request: Named.extend({ public: z.boolean() }),
    response: z.object({ account: AccountProof }),
    idempotent: true,
  }),
  'start-link': endpoint({
    about:
      'Begins a sign-in at the platform. Open `url` in a window and keep `state`: the callback page may ' +
      "store a code under the platform's name only when the state it was given is exactly this one.",
    method: 'POST',
    path: '/proxy/start-link',
    auth: 'USER',
    row: ownOnly,
    request: Named,
    response: z.object({ url: z.string(), state: z.string(), expiresAt: Moment }),
  }),
  'finish-link': endpoint({
    about:
      'Completes the sign-in with what the callback page received. A state works once, within ten ' +
      'minutes, for the person who started.',
    method: 'POST',
    path: '/proxy/finish-link',
    auth: 'USER',
    row: ownOnly,
    idempotent: true,
    request: z.object({
      platform: Platform,
      code: z.string().min(1).max(2048),
      state: z.string().min(1).max(100),
      ...ofBusiness,
    }),
    response: z.object({ account: AccountProof, user }),
  }),
};

/** An account whose deletion somebody asked for from its mailbox; that it waits is told by `get-proofs`. */
export const closingContract = {
  'keep-account': endpoint({
    about:
      'Calls off the deletion of the caller’s account that somebody with access to its mailbox asked for. `closing`: null, unless ' +
      'it was asked for again meanwhile.',
    method: 'POST',
    path: '/proxy/keep-account',
    auth: 'USER',
    row: ownOnly,
    request: z.object({}),
    response: z.object({ closing: PlannedDeletion.nullable() }),
  }),
};
