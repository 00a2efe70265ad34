import { describe, expect, it } from 'vitest';
import { markPicture } from '#domain/engine/mark/mark-picture';
import { emptyPlane } from '#domain/engine/mark/plane/plane';
import { resizePlane } from '#domain/engine/mark/plane/resize-plane';
import type { Pixels } from '#domain/engine/photo/pdq';
import { pictureKey } from '#domain/account/upload';
import { photoPrint } from '#domain/engine/photo/photo-print';
import { originalPath, originalSide } from '#domain/marked/issued-copy';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { decodeImage } from '../../../bin/image-file.ts';
import { jpeg } from '../../../platforms/portraits/encode.ts';
import { filesInMemory } from '../../../test/support/files-in-memory.ts';
import { drawnScene } from '../../../test/support/pictures/drawn-scene.ts';
import { copyKeys } from '../../marked/copy-key.ts';
import { copiesOf } from '../../marked/read-copies.ts';
import { sha256 } from '../../runtime/hash.ts';
import type { FetchedImage } from '../picture/fetch-image.ts';
import { proven, world } from '../../../test/support/sources/submitted-world.ts';

describe('an account that a person gave us, by its picture', () => {
  it('whose picture derives from a copy of theirs, as we read when they compared it, says so, also when it is compared again', async () => {
    const { submit, findings } = world();
    const print = { hash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22', quality: 90 };
    const mark = 'Its picture derives from the copy issued to you as “X” on 3 March 2026.';
    await submit({ picture: print, ownPicture: print, mark });
    const marks = () =>
      [...findings.values()][0]!.reasons.filter(({ signal }) => signal === 'mark').map(({ words }) => words);
    expect(marks()).toEqual([mark]);
    await submit({ again: true });
    expect(marks()).toEqual([mark]);
    // What a search saw it show is another picture than the one that we read it in.
    const [seen] = [...findings.values()] as [Finding];
    const { seenIn: _, ...read } = seen.theirs;
    findings.set(seen.id, {
      ...seen,
      reasons: [],
      theirs: { ...read, seenIn: 'web search', photoHash: '07'.repeat(32) },
    });
    await submit({ picture: print, ownPicture: print, mark });
    expect(marks()).toEqual([]);
    findings.set(seen.id, seen);
    // Another picture derives from nothing that we read.
    await submit({ picture: { ...print, hash: '07'.repeat(32) } });
    expect(marks()).toEqual([]);
  });

  it('with a picture that they compared stays as alike when they take the picture away that they uploaded', async () => {
    const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
    const print = { hash, quality: 90 };
    const uploaded = Buffer.from('89504e470d0a1a0a0000000d4948445200000040000000400806000000aa6971de', 'hex');
    const shown = (): SeenProfile => ({
      ...{ platform: 'INSTAGRAM', handle: 'maya.hollimund', name: 'Maya Hollimund', bio: 'Pots and glazes' },
      ...{ imageUrl: 'https://a.example/maya', photoHash: '07'.repeat(32) },
    });
    const one = world(undefined, undefined, undefined, shown);
    const profileImagePath = pictureKey('u1', 'picture', 'image/png');
    one.change({ profileImagePath });
    await one.files.putPicture(profileImagePath, uploaded, 'image/png');
    Object.assign(one.services, { hashImage: async () => print });
    const ownAccount = { platform: 'INSTAGRAM', handle: 'maya.hollimund' };
    await one.submit({ ownAccount, picture: print, ownPicture: print, samePicture: ['cropped'] });
    const [before] = [...one.findings.values()] as [Finding];
    one.change({ profileImagePath: null });
    await one.submit({ again: true });
    const [after] = [...one.findings.values()] as [Finding];
    expect(after.reasons).toEqual(before.reasons);
    expect(after.reasons.map(({ words }) => words)).toContain('Same picture, cropped.');
  });

  it('whose picture is theirs mirrored, of which the hash alone was given, has the same picture', async () => {
    const scene = drawnScene(7, 256);
    const mirrored = { ...scene, data: new Uint8ClampedArray(scene.data.length) };
    for (let y = 0; y < 256; y++)
      for (let x = 0; x < 256; x++)
        mirrored.data.set(
          scene.data.subarray(4 * (256 * y + x), 4 * (256 * y + x) + 4),
          4 * (256 * y + 255 - x),
        );
    const one = world();
    const profileImagePath = pictureKey('u1', 'picture', 'image/jpeg');
    one.change({ profileImagePath });
    await one.files.putPicture(
      profileImagePath,
      await jpeg({ ...scene, data: new Uint8ClampedArray(scene.data) }, 90),
      'image/jpeg',
    );
    const print = (options?: { views: boolean }) => async (image: FetchedImage) =>
      photoPrint(await decodeImage(Buffer.from(image.bytes), 'picture.jpg'), options);
    Object.assign(one.services, { hashImage: print(), hashViews: print({ views: true }) });
    const { hash, quality } = photoPrint(mirrored);
    await one.submit({ picture: { hash, quality: Math.round(quality ?? 100) } });
    const [finding] = [...one.findings.values()] as [Finding];
    expect(finding.reasons.map(({ words }) => words)).toContain('Same picture, cropped, mirrored or turned.');
    await one.submit({ name: null, again: true });
    expect([...one.findings.values()][0]!.reasons).toEqual(finding.reasons);
  }, 30_000);

  it('with the picture that their account shows keeps that picture, where what they compared is the same', async () => {
    const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
    const print = { hash, quality: 90 };
    const imageUrl = 'https://a.example/maya';
    const shown = (): SeenProfile => ({
      ...{ platform: 'INSTAGRAM', handle: 'maya.hollimund', name: 'Maya Hollimund', bio: 'Pots' },
      ...{ imageUrl, photoHash: hash },
    });
    const one = world(undefined, undefined, undefined, shown);
    const ownAccount = { platform: 'INSTAGRAM', handle: 'maya.hollimund' };
    await one.submit({ ownAccount, picture: print, ownPicture: print });
    expect([...one.findings.values()]).toMatchObject([{ yours: { imageUrl, photoHash: hash } }]);
  });

  it('counts with the pictures that were compared, which nobody sees', async () => {
    const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
    const print = { hash, quality: 90 };
    const other = { handle: 'zzqx.potter77', name: 'Bob Ford' };
    const alone = world();
    expect(await alone.submit({ ...other, picture: print })).toBe('unlike');
    const both = world();
    expect(await both.submit({ ...other, picture: print, ownPicture: print })).toBe('found');
    const [finding] = [...both.findings.values()];
    expect(finding!.reasons.map(({ signal }) => signal)).toContain('photo');
    expect(finding!.theirs).toMatchObject({ seenIn: 'report', photoHash: hash });
    expect(finding!.theirs).not.toHaveProperty('ownPicture');
    // Compared again, nobody gives them: what was the same stays so.
    const alike = world();
    await alike.submit({ picture: print, ownPicture: print });
    const before = [...alike.findings.values()][0]!;
    await alike.submit({ name: null, again: true });
    expect([...alike.findings.values()][0]).toMatchObject({ verdict: before.verdict, score: before.score });
    // Nor where they give it again by its link alone, or without the pictures.
    for (const name of [null, 'Maya Hollimund']) {
      await alike.submit({ name });
      expect([...alike.findings.values()][0]).toMatchObject({ verdict: before.verdict, score: before.score });
    }
  });

  it('whose picture is theirs mirrored or cut is told so, and their own is kept as what it is', async () => {
    const own = { hash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22', quality: 90 };
    const picture = { ...own, hash: [...own.hash].reverse().join('') };
    const shown = () => ({
      ...{ platform: 'INSTAGRAM' as const, handle: 'maya.hollimund', name: 'Maya Hollimund' },
      ...{ bio: 'Slow pots.', imageUrl: 'https://example.com/another.jpg', photoHash: 'aa'.repeat(32) },
    });
    const given = { handle: 'zzqx.potter77', name: 'Maya Hollimund', picture, ownPicture: own };
    const unlike = world(undefined, undefined, undefined, shown);
    await unlike.submit(given);
    expect([...unlike.findings.values()][0]?.verdict).not.toBe('likely clone');
    const { submit, findings } = world(undefined, undefined, undefined, shown);
    await submit({ ...given, samePicture: ['mirrored'] });
    const [before] = [...findings.values()];
    expect(before).toMatchObject({
      ...{ verdict: 'likely clone', theirs: { photoHash: picture.hash } },
      // What Instagram shows is another picture than the one that was compared.
      yours: { handle: 'maya.hollimund', bio: 'Slow pots.', photoHash: own.hash, imageUrl: null },
      reasons: expect.arrayContaining([
        expect.objectContaining({ signal: 'photo', side: 'for', words: 'Same picture, mirrored.' }),
      ]),
    });
    // What Instagram showed when a scan compared them is no evidence of that.
    const shownThere = { sha256: 'ab'.repeat(32), bytes: 9, contentType: 'image/png', at: proven };
    findings.set(before!.id, { ...before!, yours: { ...before!.yours, picture: shownThere } as never });
    await submit({ ...given, samePicture: ['mirrored'] });
    for (const again of [{ name: null, again: true }, { name: null }, {}]) {
      await submit({ handle: given.handle, ...again });
      expect([...findings.values()][0]).toMatchObject({
        ...{ verdict: 'likely clone', score: before!.score, yours: before!.yours, reasons: before!.reasons },
      });
    }
  });

  it('whose picture is nearly theirs stays that when it is given again, and an uploaded one is nothing that they gave', async () => {
    const own = { hash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22', quality: 90 };
    const near = {
      ...own,
      hash: `000ff0cee0f4a84f${own.hash.slice(16, 40)}ffffff0000ffffff${own.hash.slice(56)}`,
    };
    const { submit, findings } = world();
    await submit({ handle: 'zzqx.potter77', name: 'Bob Ford', picture: near, ownPicture: own });
    const [before] = [...findings.values()];
    expect(before!.reasons[0]?.words).toMatch(/^Nearly the same picture/);
    await submit({ handle: 'zzqx.potter77', name: null });
    expect([...findings.values()][0]).toMatchObject({ verdict: before!.verdict, score: before!.score });
    // What was uploaded here stands beside another account's picture, and is taken away with the upload.
    const picture = {
      sha256: 'ab'.repeat(32),
      bytes: 9,
      contentType: 'image/png',
      at: proven,
      uploaded: true as const,
    };
    findings.set(before!.id, { ...before!, yours: { ...before!.yours, picture } as never });
    await submit({ handle: 'zzqx.potter77', name: 'Maya Hollimund' });
    expect([...findings.values()][0]?.reasons.map(({ signal }) => signal)).not.toContain('photo');
  });

  it('has nothing of a picture that was given beside another account of theirs, nor a name of a scan’s that they no longer give', async () => {
    const own = { hash: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22', quality: 90 };
    const other = { ...own, hash: '07070f311f0b57b0f9c8f5ddfc709c0f4c91d12a699de1e2cc194c63b16364dd' };
    const tiktok = { platform: 'TIKTOK' as const, pageUrl: 'https://www.tiktok.com/@someone.else' };
    const { submit, findings, list, call } = world();
    list(tiktok);
    const beside = { platform: 'TIKTOK' as const, handle: 'someone.else' };
    await submit({ picture: other, ownPicture: own, ownAccount: beside });
    const [finding] = [...findings.values()];
    expect(finding).toMatchObject({ yours: { platform: 'INSTAGRAM' } });
    expect(finding!.yours.photoHash ?? null).toBeNull();
    expect(finding!.reasons.map(({ signal }) => signal)).not.toContain('photo');
    // A scan has seen it since, under the name of then.
    const { seenIn: _, ...theirs } = finding!.theirs;
    findings.set(finding!.id, { ...finding!, theirs });
    call('Isa', 'Quillfeather');
    await submit({ name: null });
    expect([...findings.values()][0]?.yours.name).toBe('Isa Quillfeather');
  });

  it('whose picture derives from a copy of theirs is named that copy, read from the file that the platform serves', async () => {
    const { copiesOfMaya, marked, original } = await markedCopies();
    const served = { contentType: 'image/jpeg' as const, bytes: await jpegAt(marked, 200) };
    const profile: SeenProfile = {
      ...{ platform: 'SNAPCHAT', handle: 'maya.hol1imund', name: 'Maya Hollimund' },
      imageUrl: 'https://a.example/picture',
    };
    const { submit, findings } = world(() => profile, served, copiesOfMaya);
    expect(await submit()).toBe('found');
    const [{ reasons }] = [...findings.values()] as [Finding];
    expect(reasons[0]).toMatchObject({ signal: 'mark', adds: 0 });
    expect(reasons[0]!.words).toContain('the copy issued to you as “LinkedIn” on 3 March 2026');
    const unmarked = world(() => profile, { ...served, bytes: await jpegAt(original, 200) }, copiesOfMaya);
    expect(await unmarked.submit()).toBe('found');
    const [plain] = [...unmarked.findings.values()] as [Finding];
    expect(plain.reasons.map(({ signal }) => signal)).not.toContain('mark');
  });
});

const pointsOf = ({ bytes }: FetchedImage) => decodeImage(Buffer.from(bytes), 'a picture');

/** Maya's register with one copy, for LinkedIn, her picture with its mark and without. */
async function markedCopies() {
  const original = drawnScene(21, 400);
  const kept = await jpegAt(original, originalSide);
  const named = {
    picture: sha256(kept),
    platform: 'LINKEDIN',
    issuedAt: '2026-03-03T09:00:00.000Z',
  } as const;
  const copyKey = copyKeys('a key of the stage'.padEnd(64, '.'));
  const { files } = filesInMemory();
  await files.putPicture(originalPath('u1', named.picture), kept, 'image/jpeg');
  const copy = { ...named, commitment: sha256(copyKey('u1', named)) };
  const reading = { copies: { of: async () => [copy] }, files, copyKey, decodeImage: pointsOf };
  return {
    ...{ original, marked: markPicture(original, copyKey('u1', named)) },
    copiesOfMaya: (userId: string, timeLeft: () => number) => copiesOf(userId, reading, timeLeft),
  };
}

/** A file of a picture: the mean of its points in each of the smaller one's. */
async function jpegAt(from: Pixels, side: number): Promise<Buffer> {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let channel = 0; channel < 4; channel++) {
    const plane = emptyPlane(from.width, from.height);
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = from.data[4 * i + channel]!;
    resizePlane(plane, side, side).data.forEach((level, i) => (data[4 * i + channel] = Math.round(level)));
  }
  return jpeg({ width: side, height: side, data }, 85);
}
