import { DeleteObjectsCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { userFiles } from '../../lambdas/store/user-files.ts';

const pages = [
  {
    Versions: [
      { Key: 'users/u1/a.png', VersionId: 'v2', IsLatest: true },
      { Key: 'users/u1/a.png', VersionId: 'v1', IsLatest: false },
    ],
    ...{ IsTruncated: true, NextKeyMarker: 'users/u1/a.png', NextVersionIdMarker: 'v1' },
  },
  {
    Versions: [{ Key: 'users/u1/b.png', VersionId: 'v3', IsLatest: false }],
    DeleteMarkers: [{ Key: 'users/u1/b.png', VersionId: 'm1', IsLatest: true }],
    IsTruncated: false,
  },
];

function bucket(answer: object = {}) {
  const asked: object[] = [];
  const removed: (string | undefined)[] = [];
  const client = {
    send: async (command: unknown) => {
      if (command instanceof ListObjectVersionsCommand) {
        asked.push(command.input);
        return pages[asked.length - 1];
      }
      if (!(command instanceof DeleteObjectsCommand)) return expect.unreachable();
      removed.push(
        ...command.input.Delete!.Objects!.map(({ Key, VersionId }) => `${Key?.slice(9)} ${VersionId}`),
      );
      return answer;
    },
  };
  return { asked, removed, files: userFiles(client as unknown as S3Client, 'files') };
}

it('removes everything below a prefix with what was replaced and removed before, page by page', async () => {
  const { asked, removed, files } = bucket();
  await files.removeAll('users/u1/');
  expect(removed).toEqual(['a.png v2', 'a.png v1', 'b.png v3', 'b.png m1']);
  expect(asked).toMatchObject([
    { Bucket: 'files', Prefix: 'users/u1/' },
    { Prefix: 'users/u1/', KeyMarker: 'users/u1/a.png', VersionIdMarker: 'v1' },
  ]);
});

it('fails where a version stays', async () => {
  const { files } = bucket({ Errors: [{ Code: 'AccessDenied' }] });
  await expect(files.removeAll('users/u1/')).rejects.toThrow('Files not removed: AccessDenied');
});
