import type { DynamoDBStreamEvent } from 'aws-lambda';
import { keepChanges } from '../match/keep-changes.ts';
import { failureFacts, logger } from '../runtime/logger.ts';
import { identityBucket } from '../store/identity-files.ts';

const files = identityBucket();

/** What was proven just now is protected from now on; a batch that fails comes again whole. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  try {
    await keepChanges(Records, files);
  } catch (error) {
    logger.error('Changes of identities not kept', failureFacts(error));
    throw error;
  }
}
