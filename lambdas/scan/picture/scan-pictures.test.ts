import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { severityOf } from '#domain/scan/severity';
import { copy, maya, onePixel, stranger, world } from '../../../test/support/sources/scan-world.ts';

describe('a search that sees pictures', () => {
  it('reads no picture again that it knows by its address, but once a week, and what it could not read', async () => {
    const at = (profile: SeenProfile, address = profile.handle) => ({
      ...profile,
      imageUrl: `https://a.example/${address}`,
    });
    const { scan, services, people, findings, carryOn } = world([at(maya), at(copy), at(stranger)], {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    const fetched: string[] = [];
    const missing = new Set<string>();
    Object.assign(services.sources.get('GITHUB')!, { servesImage: () => true, namesPicture: () => true });
    services.fetchImage = async (url) => {
      fetched.push(url.split('/').at(-1)!);
      return missing.has(url) ? undefined : { contentType: 'image/png', bytes: Buffer.from(url) };
    };
    let hashed = 0;
    services.hashImage = async () => void (hashed += 1);
    const reads = async () => {
      fetched.length = 0;
      await scan();
      return [...fetched].sort();
    };
    const all = [maya, copy, stranger].map(({ handle }) => handle).sort();
    expect(await reads()).toEqual(all);
    carryOn();
    const first = findings();
    // The person's own is read each time: others are compared with it.
    expect(await reads()).toEqual([maya.handle]);
    expect([findings(), hashed]).toEqual([first, 3]);
    people([at(maya), at(copy, 'new'), at(stranger)]);
    missing.add('https://a.example/new');
    expect(await reads()).toEqual([maya.handle, 'new'].sort());
    missing.clear();
    expect(await reads()).toEqual([maya.handle, 'new'].sort());
    const before = hashed;
    const week = [];
    for (let day = 0; day < 7; day += 1) week.push(await reads());
    const everything = [maya.handle, 'new', stranger.handle].sort();
    expect(week.filter((one) => one.length > 1)).toEqual([everything]);
    expect(week.flat().filter((one) => one === maya.handle)).toHaveLength(7);
    expect(hashed).toBe(before);
  });

  it('keeps the pictures of a copy and of what it copies, also when the account is gone, and of nobody else', async () => {
    const withPicture = (profile: SeenProfile): SeenProfile => ({
      ...profile,
      imageUrl: `https://avatars.example/${profile.handle}`,
    });
    const { scan, services, people, findings, kept } = world([maya, copy, stranger].map(withPicture), {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    const bytesOf = (handle: string) => Buffer.concat([onePixel, Buffer.from(handle)]);
    services.sources.get('GITHUB')!.servesImage = () => true;
    services.fetchImage = async (url) => ({
      contentType: 'image/png' as const,
      bytes: bytesOf(url.split('/').at(-1)!),
    });
    await scan();
    const hash = (handle: string) => createHash('sha256').update(bytesOf(handle)).digest('hex');
    const keys = ['maya-hollimund', 'maya-ho1limund'].map((of) => `users/u1/seen/${hash(of)}.png`).sort();
    expect(kept()).toEqual(keys);
    const first = findings()[0]!.theirs.picture;
    expect(first).toEqual({
      sha256: hash('maya-ho1limund'),
      bytes: bytesOf('maya-ho1limund').length,
      contentType: 'image/png',
      at: '2026-11-21T07:40:00.000Z',
    });
    // Seen again they are the same pictures, from the same day; and they outlive the account.
    await scan();
    people([withPicture(maya)]);
    await scan();
    expect(findings()[0]).toMatchObject({ status: 'RESOLVED', theirs: { picture: first } });
    expect(kept()).toEqual(keys);
    // Once the finding is forgotten nothing of it stays.
    services.findings.list = async () => [];
    await scan();
    expect(kept()).toEqual([]);
  });

  it('keeps the old picture and the new one of a copy that changed it', async () => {
    const { scan, services, people, findings, kept } = world([
      maya,
      { ...copy, imageUrl: 'https://a.example/old' },
    ]);
    services.sources.get('GITHUB')!.servesImage = () => true;
    services.fetchImage = async (url) => ({ contentType: 'image/png', bytes: Buffer.from(url) });
    services.hashImage = async ({ bytes }) => ({
      hash: (Buffer.from(bytes).includes('old') ? 'f' : '0f').repeat(64).slice(0, 64),
    });
    await scan();
    people([maya, { ...copy, imageUrl: 'https://a.example/new' }]);
    await scan();
    const [old, fresh] = ['old', 'new'].map((name) =>
      createHash('sha256').update(`https://a.example/${name}`).digest('hex'),
    );
    expect(findings()[0]!.history.at(-1)).toMatchObject({
      what: 'changed',
      changed: { picture: { before: { sha256: old }, after: { sha256: fresh } } },
    });
    expect(kept()).toEqual([old, fresh].map((hash) => `users/u1/seen/${hash}.png`).sort());
  });

  it('knows the uploaded picture, once an account is proven', async () => {
    const hash = maya.photoHash!;
    const thief: SeenProfile = { ...copy, handle: 'mhpottery', name: 'Maya Hollimund', photoHash: hash };
    const bare: SeenProfile = { ...maya, photoHash: null };
    const of = async (picture: string, proof: { verifiedAt?: string }) => {
      const { scan, services, upload, findings } = world([bare, thief], proof);
      services.hashImage = async () => ({ hash });
      upload(picture, onePixel);
      await scan();
      return findings()[0];
    };
    const proof = { verifiedAt: '2026-01-01T00:00:00.000Z' };
    const known = await of('users/u1/profile/a.png', proof);
    expect(known?.reasons.map(({ signal }) => signal)).toContain('photo');
    expect(known?.yours).toMatchObject({ photoHash: hash, imageUrl: null });
    const without = await of('users/u2/profile/a.png', proof);
    expect(without?.reasons.map(({ signal }) => signal)).not.toContain('photo');
    expect(without!.score).toBeLessThan(known!.score);
    expect(await of('users/u1/profile/a.png', {})).toBeUndefined();
  });

  it('says that the uploaded picture was compared and is another one, and shows it as yours', async () => {
    const other: SeenProfile = { ...copy, photoHash: 'a'.repeat(64) };
    const { scan, services, upload, findings } = world([{ ...maya, photoHash: null }, other]);
    services.hashImage = async () => ({ hash: maya.photoHash! });
    upload('users/u1/profile/a.png', onePixel);
    await scan();
    const [found] = findings();
    expect(found!.reasons.map(({ words }) => words)).toContain(
      'Different from the picture uploaded to Countersign.',
    );
    expect(severityOf(found!).why).toContain('but not the picture we compared');
    expect(found!.yours).toMatchObject({ photoHash: maya.photoHash, picture: { uploaded: true } });
  });

  it('calls one of the same name with another picture no likely clone, as the comparison by hand does', async () => {
    const of = async (theirs: Partial<SeenProfile>) => {
      const namesake: SeenProfile = {
        ...{ platform: 'GITHUB', handle: 'maya-hollimund1', name: maya.name!, photoHash: 'a'.repeat(64) },
        ...theirs,
      };
      const own = { platform: 'GITHUB' as const, handle: maya.handle, name: maya.name! };
      const { scan, services, upload, findings } = world([own, namesake]);
      services.hashImage = async () => ({ hash: maya.photoHash! });
      upload('users/u1/profile/a.png', onePixel);
      await scan();
      const [found] = findings();
      return [
        found?.verdict,
        found?.reasons
          .map(({ words }) => words)
          .includes('Different from the picture uploaded to Countersign.'),
      ];
    };
    expect(await of({})).toEqual(['possible clone', true]);
    expect(await of({ photoHash: null })).toEqual(['likely clone', false]);
    // A handle that claims to be the real one is nobody's name.
    expect(await of({ handle: 'real-maya-hollimund' })).toEqual(['likely clone', true]);
  });

  it('shows and keeps no uploaded picture that has been taken away', async () => {
    const other: SeenProfile = { ...copy, photoHash: 'a'.repeat(64) };
    const { scan, services, upload, takeAway, findings, kept } = world([{ ...maya, photoHash: null }, other]);
    services.hashImage = async () => ({ hash: maya.photoHash! });
    upload('users/u1/profile/a.png', onePixel);
    await scan();
    expect(kept()).toHaveLength(1);
    takeAway();
    await scan();
    expect([findings()[0]!.yours.photoHash, findings()[0]!.yours.picture, kept()]).toEqual([
      null,
      undefined,
      [],
    ]);
  });

  it('a mark in the own account’s picture is noted on its copy, and is evidence against nobody', async () => {
    const pictured = { ...maya, imageUrl: 'https://a.example/maya' };
    const { scan, services, findings, notifications } = world([pictured, stranger], {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    await scan();
    const before = [findings(), notifications()];
    const seen: unknown[] = [];
    const mark = { picture: 'a1'.repeat(32), platform: 'LINKEDIN', issuedAt: '2026-03-03T09:00:00.000Z' };
    services.sources.get('GITHUB')!.servesImage = () => true;
    services.fetchImage = async (url) => ({ contentType: 'image/png', bytes: Buffer.from(url) });
    Object.assign(services, {
      copiesOf: () => async () => ({ ...mark, score: 30, keys: 2 }),
      copies: {
        of: async () => [{ ...mark, commitment: 'c0'.repeat(32) }],
        noteSeen: async (...noted: unknown[]) => void seen.push(noted),
      },
    });
    await scan();
    expect(seen).toMatchObject([['u1', mark, { platform: 'GITHUB', handle: 'maya-hollimund' }]]);
    expect([findings().map(({ theirs }) => theirs.handle), notifications()]).toEqual([
      (before[0] as Finding[]).map(({ theirs }) => theirs.handle),
      before[1],
    ]);
    expect(JSON.stringify(findings())).not.toContain('copy issued to you');
  });
});
