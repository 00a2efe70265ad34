import { casePictureKey } from '#domain/account/upload';
import { businessOfCase } from '#domain/case/owner';
import type { Case, Evidence } from '#domain/case/case';
import { caseContract } from '#domain/contract/case';
import { call } from '../../../lib/api/rest.ts';
import { signedAddress } from '../../account/signed-address.ts';

/** Where a kept picture can be read: a file of the person's own, or a data: address of what our server reads of the case. */
export async function evidenceAddress(
  one: Pick<Case, 'userId' | 'caseId'>,
  piece: Pick<Evidence, 'id' | 'kind' | 'sha256' | 'contentType'>,
): Promise<string> {
  const businessId = businessOfCase(one);
  if (piece.kind === 'picture' && businessId === undefined) return signedAddress(casePictureKey(one, piece));
  const { contentType, base64 } = await call('app', caseContract['evidence-picture'], {
    businessId,
    caseId: one.caseId,
    evidenceId: piece.id,
  });
  return `data:${contentType};base64,${base64}`;
}
