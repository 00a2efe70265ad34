import { expect, test } from 'vitest';
import type { Case, Evidence } from '#domain/case/case';
import type { Snapshot } from '#domain/case/snapshot';
import { seenPictureKey } from '#domain/account/upload';
import { filesInMemory } from '../../../test/support/files-in-memory.ts';
import { keepPictures } from '../../case/compared/keep-pictures.ts';
import { sha256 } from '../../runtime/hash.ts';
import { evidencePicture } from './evidence-picture.ts';

const at = '2026-11-20T10:00:00.000Z';
const bytes = Buffer.from('a picture');
const picture = { sha256: sha256(bytes), bytes: bytes.length, contentType: 'image/png' as const, at };
const seen = { yours: {}, theirs: { picture } } as Snapshot;
const of = { userId: 'B#acme', caseId: '01A' };

async function kept() {
  const { files, keys } = filesInMemory();
  await files.putPicture(seenPictureKey(of.userId, picture), bytes, picture.contentType);
  const evidence = await keepPictures(of, seen, files);
  return { files, keys, evidence };
}

const ask = ({ files, evidence }: Awaited<ReturnType<typeof kept>>, evidenceId: string, role = 'ADMIN') => {
  const services = {
    files,
    seats: { seatOf: async () => ({ role }) },
    cases: { picture: async () => undefined, get: async () => ({ ...of, evidence }) as unknown as Case },
  };
  const request = { businessId: 'acme', caseId: of.caseId, evidenceId };
  const call = { caller: { sub: 'ada' }, request } as Parameters<typeof evidencePicture>[0];
  return evidencePicture(call, services as unknown as Parameters<typeof evidencePicture>[1]);
};

test('a case of a business has the pictures that a scan kept, read for its admins through us', async () => {
  const found = await kept();
  const [piece] = found.evidence as [Evidence];
  expect(piece).toMatchObject({ kind: 'picture', side: 'theirs', sha256: picture.sha256 });
  expect(found.keys()).toContain(`users/business-acme/cases/01A/${picture.sha256}.png`);
  expect(await ask(found, piece.id)).toEqual({
    ...{ contentType: 'image/png', base64: bytes.toString('base64') },
  });
});

test('it is nobody else’s, and none where there is none', async () => {
  const found = await kept();
  const [piece] = found.evidence as [Evidence];
  await expect(ask(found, piece.id, 'MEMBER')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(ask(found, 'else')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await found.files.removeAll('users/business-acme/cases/');
  await expect(ask(found, piece.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
