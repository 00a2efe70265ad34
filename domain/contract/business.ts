import * as z from 'zod';
import { Business, BusinessPatch } from '../business/business.ts';
import { DomainName } from '../business/domain-name.ts';
import { BusinessRole } from '../business/role.ts';
import { SeatState, mostInvitations } from '../business/seat.ts';
import { SharedFinding } from '../business/shared-finding.ts';
import { businessPlans } from '../plan/business-plan.ts';
import { EmailAddress, Id, Moment, line } from '../text.ts';
import { businessDomainsContract } from './business-domains.ts';
import { type AuthorizationRow, adminsOnly, endpoint, everyone, notFoundElse, ownOnly } from './endpoint.ts';

const ownList: AuthorizationRow = {
  ...{ self: 'own', otherUser: 'own', member: 'own' },
  ...{ admin: 'own', adminOfAnother: 'own' },
};

const Seat = z.object({ businessId: Id, userEmailAddress: EmailAddress });
const InvitationToken = z.string().min(1).max(200);

/** Somebody of a business, as its admins and managers see them. */
const Member = z.object({
  userEmailAddress: z.string(),
  role: BusinessRole,
  state: SeatState,
  name: z.string().nullish(),
  owner: z.boolean(),
  you: z.boolean(),
  since: Moment,
  invitedUntil: Moment.nullish(),
});
export type Member = z.infer<typeof Member>;

const Invitation = z.object({
  businessId: Id,
  userEmailAddress: z.string(),
  business: z.string(),
  /** Its domain where that is proven: anybody may type any name. */
  provenDomain: z.string().nullish(),
  invitedBy: z.string().nullish(),
  /** The address of whoever invites, as the business knows it. */
  invitedFrom: z.string().nullish(),
  role: BusinessRole,
  invitedUntil: Moment,
});
export type Invitation = z.infer<typeof Invitation>;

const InvitationResult = z.object({
  line: z.number().int(),
  userEmailAddress: z.string(),
  invited: z.boolean(),
  /** Whether the mail left. */
  mailed: z.boolean(),
  reason: z.string().optional(),
});
export type InvitationResult = z.infer<typeof InvitationResult>;

export const businessContract = {
  ...businessDomainsContract,
  'get-business': endpoint({
    about: 'A business account; members see less of it than its administrators.',
    method: 'GET',
    path: '/business/get-business',
    auth: 'USER',
    row: { self: 'N', otherUser: 'N', member: 'reduced', admin: 'A', adminOfAnother: 'N' },
    request: z.object({ businessId: Id }),
    /** And the caller's own seat. */
    response: Business.extend({ role: BusinessRole, userEmailAddress: z.string() }),
  }),
  'get-business-list': endpoint({
    about: 'The business accounts that the caller belongs to.',
    method: 'GET',
    path: '/business/get-business-list',
    auth: 'USER',
    row: ownList,
    request: z.object({}),
    response: z.object({ businesses: z.array(Business.extend({ role: BusinessRole })) }),
  }),
  'create-business': endpoint({
    about: 'Creates a business account with starter seats. The caller, whose address is confirmed, owns it.',
    method: 'POST',
    path: '/business/create-business',
    auth: 'USER',
    row: ownOnly,
    idempotent: true,
    request: BusinessPatch.omit({ name: true, logoImagePath: true, socialMediaAccounts: true }).extend({
      name: line(200).min(1, 'Please enter the name of the company.'),
      domain: DomainName.nullish(),
    }),
    response: Business,
  }),
  'set-domain': endpoint({
    about:
      'Replaces the domain of a business. A website that is just `https://` and the former domain becomes the new one.',
    method: 'POST',
    path: '/business/set-domain',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, domain: DomainName }),
    response: Business,
  }),
  'get-members': endpoint({
    about: 'Who has joined and who is invited, for admins and managers. Nothing about the people themselves.',
    method: 'GET',
    path: '/business/get-members',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: z.object({
      members: z.array(Member),
      usedSeats: z.number().int(),
      totalAvailableSeats: z.number().int(),
    }),
  }),
  'get-shared-findings': endpoint({
    about:
      'Findings that members share with the business, newest first, for admins and managers. Nothing else about ' +
      'the members, and no score.',
    method: 'GET',
    path: '/business/get-shared-findings',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id }),
    response: z.object({ findings: z.array(SharedFinding) }),
  }),
  'invite-users': endpoint({
    about:
      'Invites people by email, one or a list; each answer says whether its row went through or why not. An invitation ' +
      'takes up a seat. Managers can only invite members.',
    method: 'POST',
    path: '/business/invite-users',
    auth: 'USER',
    row: adminsOnly,
    idempotent: true,
    request: z.object({
      businessId: Id,
      people: z
        .array(z.object({ userEmailAddress: z.string().max(320), role: z.string().max(40).optional() }))
        .min(1)
        .max(mostInvitations),
    }),
    response: z.object({ results: z.array(InvitationResult) }),
  }),
  'resend-invitation': endpoint({
    about: 'Emails a new link, which works for seven days; the previous link stops working.',
    method: 'POST',
    path: '/business/resend-invitation',
    auth: 'USER',
    row: adminsOnly,
    idempotent: true,
    request: Seat,
    response: z.object({ mailed: z.boolean(), invitedUntil: Moment }),
  }),
  'remove-user': endpoint({
    about:
      'Withdraws an invitation, removes someone, or gives up the caller’s own seat. The seat is then free.',
    method: 'POST',
    path: '/business/remove-user',
    auth: 'USER',
    row: { self: 'D', otherUser: 'D', member: 'own', admin: 'A', adminOfAnother: 'D' },
    idempotent: true,
    request: Seat,
    response: z.object({ removed: z.literal(true) }),
  }),
  'set-role': endpoint({
    about: 'Changes the role of someone who has joined or is invited; never the owner’s.',
    method: 'POST',
    path: '/business/set-role',
    auth: 'USER',
    row: adminsOnly,
    request: Seat.extend({ role: BusinessRole }),
    response: z.object({ role: BusinessRole }),
  }),
  'set-seats': endpoint({
    about: 'Sets how many seats there are, within the plan; never fewer than are taken.',
    method: 'POST',
    path: '/business/set-seats',
    auth: 'USER',
    row: adminsOnly,
    request: z.object({ businessId: Id, seats: z.number().int().min(1).max(businessPlans.ENTERPRISE.seats) }),
    response: Business,
  }),
  'transfer-business': endpoint({
    about: 'Makes someone who has joined the owner. The previous owner stays an admin.',
    method: 'POST',
    path: '/business/transfer-business',
    auth: 'USER',
    row: adminsOnly,
    idempotent: true,
    request: Seat,
    response: z.object({ adminId: Id }),
  }),
  'delete-business': endpoint({
    about:
      'Deletes a business with its seats, invitations and everything kept for it. Only its owner can, by typing its name; without one its domain, or DELETE.',
    method: 'POST',
    path: '/business/delete-business',
    auth: 'USER',
    row: adminsOnly,
    idempotent: true,
    request: z.object({ businessId: Id, confirm: line(200) }),
    response: z.object({ deleted: z.literal(true) }),
  }),
  'get-invitation': endpoint({
    about: 'What an invitation says, for anyone who has its link.',
    method: 'GET',
    path: '/business/get-invitation',
    auth: 'NONE',
    row: everyone,
    request: z.object({ token: InvitationToken }),
    response: Invitation,
  }),
  'get-invitations': endpoint({
    about: 'Invitations to the caller’s confirmed addresses.',
    method: 'GET',
    path: '/business/get-invitations',
    auth: 'USER',
    row: ownList,
    request: z.object({}),
    response: z.object({ invitations: z.array(Invitation) }),
  }),
  'answer-invitation': endpoint({
    about: 'Accepts or declines an invitation to a confirmed address of the caller.',
    method: 'POST',
    path: '/business/answer-invitation',
    auth: 'USER',
    row: notFoundElse,
    idempotent: true,
    request: Seat.extend({ answer: z.enum(['accept', 'decline']) }),
    response: z.object({ state: z.enum(['JOINED', 'DECLINED']) }),
  }),
  'decline-invitation': endpoint({
    about: 'Declines by the link, without an account. The address is deleted.',
    method: 'POST',
    path: '/business/decline-invitation',
    auth: 'NONE',
    row: everyone,
    idempotent: true,
    request: z.object({ token: InvitationToken }),
    response: z.object({ declined: z.literal(true) }),
  }),
};
