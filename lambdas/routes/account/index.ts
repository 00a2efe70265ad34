import { randomBytes } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { accountContract } from '#domain/contract/account';
import { codeBudget } from '../../account/contact/contact-codes.ts';
import { freeingAddress } from '../../account/contact/free-address.ts';
import { deletionQueue } from '../../account/deletion-queue.ts';
import { safetyTeller } from '../../account/safety-notices.ts';
import { stageCodes } from '../../account/stage-codes.ts';
import type { AccountServices } from '../../account/services.ts';
import { stageFingerprint } from '../../store/rights/fingerprint.ts';
import { stageMailer } from '../../message/stage-mailer.ts';
import { verifiedEmailFrom } from '../../runtime/cognito-identity.ts';
import { ownIdentityFrom } from '../../runtime/identity/own-identity.ts';
import { serve } from '../../rest/rest.ts';
import { raceRetry } from '../../runtime/retry.ts';
import { userBucket } from '../../store/user-bucket.ts';
import { seatChangeStore } from '../../store/business/seat-change.ts';
import { seatStore } from '../../store/business/seat.ts';
import { codeStore } from '../../store/contact/contact-code.ts';
import { contactStore } from '../../store/contact/contact.ts';
import { onceStore } from '../../store/once.ts';
import { suppressionStore } from '../../store/rights/suppression.ts';
import { safetyStore } from '../../store/safety.ts';
import type { Database } from '../../store/table/table.ts';
import { tombstoneStore } from '../../store/tombstone.ts';
import { userStore } from '../../store/user.ts';
import { watchStore } from '../../store/watch.ts';
import { confirmCode } from './confirm-code.ts';
import { deleteAccount } from './delete.ts';
import { exportData } from './export.ts';
import { finishUpload } from './finish-upload.ts';
import { recordDevice } from './record-device.ts';
import { securityChanged } from './security-changed.ts';
import { sendCode } from './send-code.ts';
import { setContactUse } from './set-contact-use.ts';
import { updateEmailAddress } from './update-email-address.ts';
import { updatePhoneNumber } from './update-phone-number.ts';
import { uploadUrl } from './upload-url.ts';
import { later } from '../../runtime/aws/later.ts';
import { inTime } from '../../runtime/aws/in-time.ts';

function services(database: Database): AccountServices {
  const from = process.env['MAIL_FROM'] ?? '';
  const cognito = later(() => new CognitoIdentityProviderClient(inTime));
  const once = onceStore(database);
  const tombstones = tombstoneStore(database);
  return {
    database,
    once,
    users: userStore(database),
    watches: watchStore(database),
    contacts: contactStore(database),
    codes: codeStore(database),
    seats: { ...seatStore(database), ...seatChangeStore(database) },
    tombstones,
    suppressions: suppressionStore(database),
    fingerprint: stageFingerprint(),
    files: userBucket(),
    identity: ownIdentityFrom(cognito),
    freeAddress: freeingAddress(cognito, process.env['USER_POOL_ID'] ?? '', tombstones),
    verifiedEmail: verifiedEmailFrom(cognito),
    spendCode: codeBudget(once),
    sendCode: stageCodes(database, from),
    enqueueDeletion: deletionQueue(),
    safety: safetyStore(database),
    tell: safetyTeller({
      send: stageMailer(database, from),
      from,
      site: process.env['SITE_URL'] || undefined,
      now: Date.now,
    }),
    randomBytes,
    retry: raceRetry,
  };
}

/** A person's account: addresses, picture, devices, and everything stored about them. */
export const user = (database: Database) =>
  serve(accountContract, services(database), {
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
