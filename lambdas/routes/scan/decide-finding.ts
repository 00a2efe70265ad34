import type { scanContract } from '#domain/contract/scan';
import { userSubject } from '#domain/keys';
import type { Route } from '../../rest/rest.ts';
import { countAgain } from '../../scan/known/count-again.ts';
import { decided } from '../../scan/decided.ts';
import { editFinding } from '../../scan/edit-finding.ts';
import type { ScanServices } from '../../scan/services.ts';

/** Keeps what the caller decided of a finding; OPEN undoes it. */
export const decideFinding: Route<
  (typeof scanContract)['decide-finding'],
  Pick<ScanServices, 'findings' | 'users' | 'retry'>
> = async ({ caller, request: { findingId, ...told }, now }, { findings, users, retry }) => {
  const subjectId = userSubject(caller.sub);
  const at = new Date(now).toISOString();
  const finding = await editFinding({ subjectId, id: findingId }, { findings, retry }, (before) =>
    decided(before, told, at),
  );
  await countAgain(caller.sub, { findings, users });
  return { finding };
};
