import { expect, it } from 'vitest';
import type { Verdict } from '#domain/engine/judge/judgement';
import { type FoundMark, markReason } from '#domain/marked/mark-words';
import { reasonsOf } from '../compare.ts';
import type { FetchedImage } from './fetch-image.ts';
import { markOf } from './mark-of.ts';

const mark: FoundMark = {
  ...{ picture: 'a1'.repeat(32), platform: 'LINKEDIN', issuedAt: '2026-03-03T09:00:00.000Z' },
  ...{ score: 12, keys: 1 },
};
const image: FetchedImage = { contentType: 'image/jpeg', bytes: new Uint8Array(1) };
const judged = (photo?: number, verdict: Verdict = 'namesake') => ({
  ...{ score: 90, verdict, reasons: ['Same picture.'] },
  signals: photo === undefined ? {} : { photo },
  evidence: [{ signal: 'photo' as const, value: 1, reason: 'Same picture.', side: 'for' as const, adds: 90 }],
});

it.each([
  ['its picture is the person’s', 1, { theirs: image }, mark],
  ['its picture is cut out of the person’s', 0.7, { theirs: image }, mark],
  ['it shows another picture', 0.4, { theirs: image }, undefined],
  ['no pictures were compared', undefined, { theirs: image }, undefined],
  ['its picture could not be had', 1, {}, undefined],
])('a mark is read only where the engine placed the picture: %s', async (_, photo, images, found) =>
  expect(await markOf({ judgement: judged(photo), images }, async () => mark)).toEqual(found),
);

it.each([
  ['likely clone', mark],
  ['possible clone', mark],
  ['namesake', undefined],
] as const)('a %s may show a marked picture that none of one’s accounts shows', async (verdict, found) =>
  expect(
    await markOf({ judgement: judged(0.2, verdict), images: { theirs: image } }, async () => mark),
  ).toEqual(found),
);

it('nobody’s marks are read without a reader, as for a business', async () =>
  expect(await markOf({ judgement: judged(1), images: { theirs: image } }, undefined)).toBeUndefined());

it('the copy is named before every likeness, and adds no points', () => {
  const [first, ...rest] = reasonsOf({ judgement: judged(1), mark: markReason(mark) });
  expect(first).toMatchObject({ signal: 'mark', side: 'for', adds: 0 });
  expect(first!.words).toContain('the copy issued to you as “LinkedIn” on 3 March 2026');
  expect(rest).toEqual(reasonsOf({ judgement: judged(1) }));
});
