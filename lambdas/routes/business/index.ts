import { randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { businessContract } from '#domain/contract/business';
import { invitationMailer } from '../../business/mail-invitation.ts';
import { safetyTeller } from '../../account/safety-notices.ts';
import { ownersTeller } from '../../business/telling/tell-owners.ts';
import type { BusinessServices } from '../../business/services.ts';
import { stageMailer } from '../../message/stage-mailer.ts';
import { serve } from '../../rest/rest.ts';
import { verifiedEmailFrom } from '../../runtime/cognito-identity.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { domainQueue } from '../../runtime/domain-queue.ts';
import { secureRandom } from '../../runtime/random.ts';
import { businessStore } from '../../store/business/business.ts';
import { domainHolderStore } from '../../store/business/domain-holder.ts';
import { domainWatchStore } from '../../store/business/domain-watch.ts';
import { seatChangeStore } from '../../store/business/seat-change.ts';
import { seatStore } from '../../store/business/seat.ts';
import { caseStore } from '../../store/case.ts';
import { findingStore } from '../../store/finding.ts';
import { notificationStore } from '../../store/notification.ts';
import { onceStore } from '../../store/once.ts';
import type { Database } from '../../store/table/table.ts';
import { userBucket } from '../../store/user-bucket.ts';
import { userStore } from '../../store/user.ts';
import { watchStore } from '../../store/watch.ts';
import { answerInvitation } from './answer-invitation.ts';
import { createBusiness } from './create-business.ts';
import { declineInvitation } from './decline-invitation.ts';
import { deleteBusiness } from './delete-business.ts';
import { getBusiness } from './get-business.ts';
import { getBusinessList } from './get-business-list.ts';
import { giveDomain } from './domains/give-domain.ts';
import { getDomains } from './domains/get-domains.ts';
import { getInvitation } from './get-invitation.ts';
import { getInvitations } from './get-invitations.ts';
import { getMembers } from './get-members.ts';
import { getSharedFindings } from './get-shared-findings.ts';
import { inviteUsers } from './invite-users.ts';
import { lookAtDomains } from './domains/look-at-domains.ts';
import { markDomain } from './domains/mark-domain.ts';
import { removeDomain } from './domains/remove-domain.ts';
import { removeUser } from './remove-user.ts';
import { resendInvitation } from './resend-invitation.ts';
import { setDomain } from './domains/set-domain.ts';
import { setRole } from './set-role.ts';
import { setSeats } from './set-seats.ts';
import { transferBusiness } from './transfer-business.ts';
import { later } from '../../runtime/aws/later.ts';
import { inTime } from '../../runtime/aws/in-time.ts';

function services(database: Database): BusinessServices {
  const from = process.env['MAIL_FROM'] ?? '';
  const post = { send: stageMailer(database, from), from, site: process.env['SITE_URL'] || undefined };
  return {
    database,
    files: userBucket(),
    businesses: businessStore(database),
    seats: { ...seatStore(database), ...seatChangeStore(database) },
    domains: domainWatchStore(database),
    lookAtNames: domainQueue(),
    holders: domainHolderStore(database),
    watches: watchStore(database),
    users: userStore(database),
    cases: caseStore(database),
    findings: findingStore(database),
    notifications: notificationStore(database),
    retry: raceRetry,
    once: onceStore(database),
    verifiedEmail: verifiedEmailFrom(later(() => new CognitoIdentityProviderClient(inTime))),
    mailInvitation: invitationMailer(post),
    tellOwners: ownersTeller(post),
    tellSafety: safetyTeller({ ...post, now: Date.now }),
    secureRandom,
    newId: randomUUID,
  };
}

/** Businesses and who has a seat in them. */
export const business = (database: Database) =>
  serve(businessContract, services(database), {
    'get-business': getBusiness,
    'get-business-list': getBusinessList,
    'create-business': createBusiness,
    'set-domain': setDomain,
    'get-domains': getDomains,
    'mark-domain': markDomain,
    'give-domain': giveDomain,
    'remove-domain': removeDomain,
    'look-at-domains': lookAtDomains,
    'get-members': getMembers,
    'get-shared-findings': getSharedFindings,
    'invite-users': inviteUsers,
    'resend-invitation': resendInvitation,
    'remove-user': removeUser,
    'set-role': setRole,
    'set-seats': setSeats,
    'transfer-business': transferBusiness,
    'delete-business': deleteBusiness,
    'get-invitation': getInvitation,
    'get-invitations': getInvitations,
    'answer-invitation': answerInvitation,
    'decline-invitation': declineInvitation,
  });
