import { accountContract } from '#domain/contract/account';
import { peopleContract } from '#domain/contract/people';
import { ofGroup } from '#domain/contract/of-group';
import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { codeBudget } from './account/codes.ts';
import { safetyTeller } from './account/safety-notices.ts';
import { codeSender } from './account/send-message.ts';
import type { UserServices } from './account/services.ts';
import type { ConnectionServices } from './people/services.ts';
import { verifiedPeersOver } from './people/verified-peers.ts';
import { mailSender } from './message/send-mail.ts';
import { answerConnection } from './routes/people/answer-connection.ts';
import { breakConnection } from './routes/people/break-connection.ts';
import { confirmCode } from './routes/account/confirm-code.ts';
import { deleteAccount } from './routes/account/delete.ts';
import { exportData } from './routes/account/export.ts';
import { findUsers } from './routes/people/find-users.ts';
import { finishUpload } from './routes/account/finish-upload.ts';
import { getConnections } from './routes/people/get-connections.ts';
import { recordDevice } from './routes/account/record-device.ts';
import { requestConnection } from './routes/people/request-connection.ts';
import { securityChanged } from './routes/account/security-changed.ts';
import { sendCode } from './routes/account/send-code.ts';
import { setContactUse } from './routes/account/set-contact-use.ts';
import { setFindable } from './routes/people/set-findable.ts';
import { updateEmailAddress } from './routes/account/update-email-address.ts';
import { updatePhoneNumber } from './routes/account/update-phone-number.ts';
import { uploadUrl } from './routes/account/upload-url.ts';
import { verifiedEmailFrom } from './runtime/cognito-identity.ts';
import { deletionQueue } from './runtime/deletion-queue.ts';
import { ownIdentityFrom } from './runtime/own-identity.ts';
import { restEntry } from './rest/rest-entry.ts';
import { raceRetry } from './runtime/retry.ts';
import { userBucket } from './store/user-bucket.ts';
import { codeStore } from './store/contact/code.ts';
import { connectionStore } from './store/connection.ts';
import { contactStore } from './store/contact/contact.ts';
import { emailOwnerOver } from './store/contact/email-owner.ts';
import { onceStore } from './store/once.ts';
import { safetyStore } from './store/safety.ts';
import { socialProofStore } from './store/social-proof.ts';
import type { Database } from './store/table/table.ts';
import { tombstoneStore } from './store/tombstone.ts';
import { userStore } from './store/user.ts';

function servicesOver(database: Database): UserServices & ConnectionServices {
  const mailFrom = process.env['MAIL_FROM'] ?? '';
  const cognito = new CognitoIdentityProviderClient({});
  const once = onceStore(database);
  const users = userStore(database);
  const connections = connectionStore(database);
  return {
    database,
    once,
    users,
    connections,
    verifiedPeers: verifiedPeersOver({ connections, users }),
    emailOwner: emailOwnerOver(database),
    proofs: socialProofStore(database),
    clock: Date.now,
    contacts: contactStore(database),
    codes: codeStore(database),
    tombstones: tombstoneStore(database),
    files: userBucket(),
    identity: ownIdentityFrom(cognito),
    verifiedEmail: verifiedEmailFrom(cognito),
    spendCode: codeBudget(once),
    sendCode: codeSender({
      ses: new SESv2Client({}),
      sns: new SNSClient({}),
      from: mailFrom,
    }),
    enqueueDeletion: deletionQueue(),
    safety: safetyStore(database),
    tell: safetyTeller({
      send: mailSender({ ses: new SESv2Client({ maxAttempts: 1 }), from: mailFrom }),
      from: mailFrom,
      site: process.env['SITE_URL'] || undefined,
      now: Date.now,
    }),
    randomBytes,
    retry: raceRetry,
  };
}

export const handler = restEntry(ofGroup('user', { ...accountContract, ...peopleContract }), servicesOver, {
  'find-users': findUsers,
  'request-connection': requestConnection,
  'answer-connection': answerConnection,
  'break-connection': breakConnection,
  'get-connections': getConnections,
  'set-findable': setFindable,
  'update-email-address': updateEmailAddress,
  'update-phone-number': updatePhoneNumber,
  'set-contact-use': setContactUse,
  'send-code': sendCode,
  'confirm-code': confirmCode,
  'upload-url': uploadUrl,
  'finish-upload': finishUpload,
  'record-device': recordDevice,
  'security-changed': securityChanged,
  export: exportData,
  delete: deleteAccount,
});
