import { describe, expect, it } from 'vitest';
import { brave } from '../../sources/web/brave.ts';
import { profileImage } from './profile-image.ts';

const call = {
  caller: { sub: 'maya', groups: [], token: '' },
  ...{ now: 0, headers: {}, sourceIp: '' },
  request: { findingId: 'f', side: 'theirs' as const },
};
/** The picture of a finding, of so many bytes. */
const asked = (length: number) =>
  profileImage(call, {
    findings: { get: async () => ({ theirs: { platform: 'GITHUB', imageUrl: 'https://a.example/1' } }) },
    sources: new Map([['GITHUB', { servesImage: () => true }]]),
    web: undefined,
    fetchImage: async () => ({ contentType: 'image/png', bytes: new Uint8Array(length) }),
  } as unknown as Parameters<typeof profileImage>[1]);

it('a picture fits into what a function can answer with, or is refused in words', async () => {
  const answered = await asked(4_500_000);
  // The body is once more a string in the answer of the function.
  const carried = JSON.stringify({ statusCode: 200, body: JSON.stringify(answered) });
  expect(Buffer.byteLength(carried)).toBeLessThan(6_291_556 - 1000);
  await expect(asked(4_500_001)).rejects.toMatchObject({
    code: 'TOO_LARGE',
    message: 'This picture is too large to show here. Open the profile to see it.',
  });
});

describe('a picture of a platform that the search engine alone sees', () => {
  const apiUrl = 'https://api.search.brave.com/res/v1';
  const web = brave({ apiUrl }, {} as Parameters<typeof brave>[1]);
  const asked = (imageUrl: string, platform = 'FACEBOOK') =>
    profileImage(call, {
      findings: { get: async () => ({ theirs: { platform, imageUrl } }) },
      ...{ sources: new Map(), web },
      fetchImage: async () => ({ contentType: 'image/png', bytes: new Uint8Array([1]) }),
    } as unknown as Parameters<typeof profileImage>[1]);
  const kept = 'https://imgs.search.brave.com/a';

  it('is answered from the search engine’s copy', async () => {
    expect(await asked(kept)).toEqual({ contentType: 'image/png', base64: 'AQ==' });
  });

  it('and from nowhere else, nor for a platform that it does not search', async () => {
    const none = { code: 'NOT_FOUND', message: 'There is no picture for this account.' };
    await expect(asked('https://www.facebook.com/a.png')).rejects.toMatchObject(none);
    await expect(asked(kept, 'X')).rejects.toMatchObject(none);
  });
});
