import { expect, it } from 'vitest';
import type { FetchedImage } from './fetch-image.ts';
import { hashedOnce } from './hashed-once.ts';

const image = (text: string): FetchedImage => ({ contentType: 'image/png', bytes: Buffer.from(text) });

it('the same bytes are hashed once and give the very same print; others are hashed by themselves', async () => {
  let hashed = 0;
  const hash = hashedOnce(async ({ bytes }) => {
    hashed += 1;
    return { hash: Buffer.from(bytes).toString('hex') };
  });
  const [one, again, other] = await Promise.all([hash(image('a')), hash(image('a')), hash(image('b'))]);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  expect(hashed).toBe(2);
});

it('holds the latest few hundred, and forgets what failed', async () => {
  let hashed = 0;
  const hash = hashedOnce(async ({ bytes }) => {
    hashed += 1;
    if (bytes[0] === 33) throw new Error('broken');
    return { hash: String(hashed) };
  });
  for (let n = 0; n < 300; n += 1) await hash(image(`picture ${n}`));
  await hash(image('picture 299'));
  expect(hashed).toBe(300);
  await hash(image('picture 0'));
  expect(hashed).toBe(301);
  await expect(hash(image('!'))).rejects.toThrow('broken');
  await expect(hash(image('!'))).rejects.toThrow('broken');
  expect(hashed).toBe(303);
});
