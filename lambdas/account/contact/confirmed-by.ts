import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { deployedTable } from '../../runtime/environment.ts';
import { failureFacts, logger } from '../../runtime/logger.ts';
import { type EmailOwner, emailOwnerOver } from '../../store/contact/contact-owner.ts';
import { databaseOver } from '../../store/table/table.ts';

/** A sign-up waits five seconds for us, and asks the user pool besides. */
const soon = {
  requestHandler: { connectionTimeout: 500, requestTimeout: 1_000, throwOnRequestTimeout: true },
  maxAttempts: 2,
};

/**
 * Whose account an address belongs to, as the primary one or as one more. Unknown counts as nobody's: without their record nobody gets an
 * account with it, so a table that doesn't answer must not keep everybody from signing up.
 */
export const orNobody =
  (owner: EmailOwner): EmailOwner =>
  async (emailAddress) => {
    try {
      return await owner(emailAddress);
    } catch (error) {
      logger.error('Whose address it is could not be read', failureFacts(error));
      return undefined;
    }
  };

export const confirmedBy = orNobody(emailOwnerOver(databaseOver(new DynamoDBClient(soon), deployedTable)));
