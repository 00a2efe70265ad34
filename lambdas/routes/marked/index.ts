import { markedContract } from '#domain/contract/marked';
import { stageCopyKey } from '../../marked/copy-key.ts';
import { issuedCopyStore } from '../../marked/issued-copies.ts';
import type { MarkedServices } from '../../marked/services.ts';
import { serve } from '../../rest/rest.ts';
import { onceStore } from '../../store/once.ts';
import type { Database } from '../../store/table/table.ts';
import { userBucket } from '../../store/user-bucket.ts';
import { userStore } from '../../store/user.ts';
import { getCopies } from './get-copies.ts';
import { issueCopies } from './issue-copies.ts';
import { readCopies } from './read-copies.ts';
import { stopCopies } from './stop-copies.ts';

const services = (database: Database): MarkedServices => ({
  users: userStore(database),
  copies: issuedCopyStore(database),
  files: userBucket(),
  once: onceStore(database),
  copyKey: stageCopyKey(),
});

/** Marked copies of a person's picture. */
export const user = (database: Database) =>
  serve(markedContract, services(database), {
    'get-copies': getCopies,
    'issue-copies': issueCopies,
    'read-copies': readCopies,
    'stop-copies': stopCopies,
  });
