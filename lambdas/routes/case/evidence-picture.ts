import { casePictureKey } from '#domain/account/upload';
import type { Case, Evidence } from '#domain/case/case';
import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import { largestKeptPicture } from '#domain/scan/kept-picture';
import { caseOwner } from '../../case/owner.ts';
import type { CaseServices } from '../../case/services.ts';
import type { Route } from '../../rest/rest.ts';

/** A picture of a case: a screenshot, or one that a scan kept. */
export const evidencePicture: Route<
  (typeof caseContract)['evidence-picture'],
  Pick<CaseServices, 'cases' | 'files' | 'seats'>
> = async ({ caller, request: { caseId, evidenceId, ...of } }, services) => {
  const owner = await caseOwner(caller, of, services);
  const { cases } = services;
  const screenshot = await cases.picture(owner.id, caseId, evidenceId);
  if (screenshot) return screenshot;
  const one = await cases.get(owner.id, caseId);
  const piece = one?.evidence.find(({ id, kind }) => id === evidenceId && kind === 'picture');
  const kept = one && piece && (await keptPicture(one, piece, services));
  if (!kept) throw new ProductError('NOT_FOUND', 'There is no such picture.');
  return kept;
};

async function keptPicture(one: Case, piece: Evidence, { files }: Pick<CaseServices, 'files'>) {
  const bytes = await files.head(casePictureKey(one, piece), largestKeptPicture);
  return bytes && { contentType: piece.contentType ?? '', base64: Buffer.from(bytes).toString('base64') };
}
