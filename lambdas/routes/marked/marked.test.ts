import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { markedContract } from '#domain/contract/marked';
import { markChips } from '#domain/engine/mark/pattern/mark-chips';
import { evidenceText } from '#domain/marked/evidence-text';
import type { Platform } from '#domain/platform/platform';
import { filesInMemory } from '../../../test/support/files-in-memory.ts';
import { openTables } from '../../../test/support/tables-in-memory.ts';
import { copyKeys } from '../../marked/copy-key.ts';
import { issuedCopyStore } from '../../marked/issued-copies.ts';
import type { MarkedServices } from '../../marked/services.ts';
import { sha256 } from '../../runtime/hash.ts';
import { onceStore } from '../../store/once.ts';
import { wasRead } from '../../marked/mark-receipt.ts';
import { partition } from '../../store/table/table-rows.ts';
import { getCopies } from './get-copies.ts';
import { issueCopies } from './issue-copies.ts';
import { readCopies } from './read-copies.ts';
import { stopCopies } from './stop-copies.ts';

const secret = 'a-secret-of-the-stage-that-no-answer-holds-'.padEnd(64, 'x');
const monday = Date.parse('2026-11-23T12:00:00.000Z');
const tuesday = monday + 86_400_000;

let tables: Awaited<ReturnType<typeof openTables>>;
let files: ReturnType<typeof filesInMemory>;
let services: MarkedServices;
let within = true;
beforeAll(async () => {
  tables = await openTables(() => monday);
});
afterAll(() => tables.close());
let people = 0;
beforeEach(() => {
  people += 1;
  within = true;
  files = filesInMemory();
  services = {
    users: { get: async (id) => (id.startsWith('gone') ? undefined : { id }) as never },
    copies: issuedCopyStore(tables.database),
    files: files.files,
    once: { count: async () => within, keep: onceStore(tables.database).keep },
    copyKey: copyKeys(secret),
  };
});

/** The header of a JPEG of that size, with a byte by which pictures differ; nothing more of it is read here. */
const jpeg = (picture = 0, side = 256): Buffer =>
  Buffer.from(`ffd8ffc0001108${side.toString(16).padStart(4, '0').repeat(2)}030${picture % 10}`, 'hex');

const by = (sub: string) => ({ sub, groups: [], token: '' });
const maya = () => `maya-${people}`;
const issue = (
  platforms: Platform[],
  { who = maya(), original = jpeg(), now = monday }: { who?: string; original?: Buffer; now?: number } = {},
) => {
  const request = markedContract['issue-copies'].request.parse({
    original: original.toString('base64'),
    platforms,
  });
  return issueCopies({ caller: by(who), request, now, headers: {}, sourceIp: '' }, services);
};
const listed = async (who = maya()) =>
  (await getCopies({ caller: by(who), request: {}, now: monday, headers: {}, sourceIp: '' }, services))
    .copies;

it('each copy has a key of its own, whose hash is dated before anybody has seen a mark', async () => {
  const { copies } = await issue(['LINKEDIN', 'X']);
  expect(copies.map(({ platform }) => platform)).toEqual(['LINKEDIN', 'X']);
  expect(new Set(copies.map(({ key }) => key)).size).toBe(2);
  const picture = sha256(jpeg());
  expect(files.keys()).toEqual([`users/${maya()}/marked/${picture}.jpeg`]);
  expect(await listed()).toEqual(
    copies.map(({ platform, key }) => ({
      ...{ picture, platform, issuedAt: '2026-11-23T12:00:00.000Z' },
      commitment: sha256(Buffer.from(key, 'base64')),
    })),
  );
});

it('the key of the stage is in no answer and in nothing that is kept', async () => {
  const answers = [await issue(['LINKEDIN', 'X']), await listed()];
  const kept = JSON.stringify(await partition(tables.database, 'IssuedCopy', maya()));
  const forms = ['utf8', 'hex', 'base64'] as const;
  const secrets = [Buffer.from(secret), Buffer.from(sha256(secret), 'hex')];
  expect(kept).toContain('LINKEDIN');
  for (const text of [JSON.stringify(answers), kept])
    for (const one of secrets)
      for (const form of forms) expect(text).not.toContain(one.toString(form).replace(/=+$/, ''));
});

it('the same picture and platform is one copy a day, and another one tomorrow', async () => {
  const [first] = (await issue(['LINKEDIN'])).copies;
  const [again] = (await issue(['LINKEDIN'], { now: monday + 3_600_000 })).copies;
  const [next] = (await issue(['LINKEDIN'], { now: tuesday })).copies;
  expect(again).toEqual(first);
  expect(next!.key).not.toBe(first!.key);
  expect((await listed()).map(({ issuedAt }) => issuedAt.slice(0, 10))).toEqual(['2026-11-23', '2026-11-24']);
});

it('nobody gets the key of another person’s copy, nor one picture’s for another', async () => {
  const keys = [
    await issue(['X']),
    await issue(['X'], { who: `${maya()}-b` }),
    await issue(['X'], { original: jpeg(1) }),
  ].map(({ copies }) => copies[0]!.key);
  expect(new Set(keys).size).toBe(3);
});

it('stopping ends the original and the register of that picture, and of no other', async () => {
  await issue(['X', 'GITHUB']);
  await issue(['X'], { original: jpeg(1) });
  const request = { picture: sha256(jpeg()) };
  const { copies } = await stopCopies(
    { caller: by(maya()), request, now: monday, headers: {}, sourceIp: '' },
    services,
  );
  expect(copies).toEqual(await listed());
  expect(copies.map(({ picture }) => picture)).toEqual([sha256(jpeg(1))]);
  expect(files.keys()).toEqual([`users/${maya()}/marked/${sha256(jpeg(1))}.jpeg`]);
});

it.each([
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d494844520000010000000100', 'hex')],
  ['another size', jpeg(0, 400)],
  ['no picture', Buffer.from('hello')],
])('what is kept is a small square JPEG: %s is refused', async (_, original) => {
  await expect(issue(['X'], { original })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(files.keys()).toEqual([]);
  expect(await listed()).toEqual([]);
});

it('more bytes than are kept are no request', () => {
  const original = Buffer.concat([jpeg(), Buffer.alloc(60_000)]).toString('base64');
  const { success } = markedContract['issue-copies'].request.safeParse({ original, platforms: ['X'] });
  expect(success).toBe(false);
});

it('a person has copies of five pictures, and who asks too often waits', async () => {
  for (let n = 0; n < 5; n++) await issue(['X'], { original: jpeg(n) });
  await expect(issue(['X'], { original: jpeg(5) })).rejects.toMatchObject({ code: 'TOO_LARGE' });
  await issue(['GITHUB'], { original: jpeg(4) });
  within = false;
  await expect(issue(['X'])).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

it('who was deleted gets nothing', async () => {
  await expect(issue(['X'], { who: 'gone' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await listed('gone')).toEqual([]);
});

/** A picture that says of each chip what a key's own does, faintly; the other half of it is noise. */
const shows = (key: string) =>
  evidenceText(
    Float64Array.from(markChips(Buffer.from(key, 'base64')), (chip, at) => 0.2 * chip + Math.sin(at * at)),
  );
const read = async (
  readings: { picture: string; evidence: string }[],
  { who = maya(), now = monday }: { who?: string; now?: number } = {},
) => {
  const request = markedContract['read-copies'].request.parse({ readings });
  return (await readCopies({ caller: by(who), request, now, headers: {}, sourceIp: '' }, services)).mark;
};

it('what a browser measured names the copy, and we remember that we said so', async () => {
  const picture = sha256(jpeg());
  const [linkedin] = (await issue(['LINKEDIN', 'X'])).copies;
  const mark = await read([{ picture, evidence: shows(linkedin!.key) }]);
  expect(mark).toMatchObject({ signal: 'mark', side: 'for', adds: 0 });
  expect(mark!.words).toContain('the copy issued to you as “LinkedIn” on 23 November 2026');
  const once = onceStore(tables.database);
  const said = { userId: maya(), words: mark!.words, now: monday };
  expect(await wasRead(once, said)).toBe(true);
  expect(await wasRead(once, { ...said, userId: 'tom' })).toBe(false);
});

it('only the caller’s copies are asked for, each by the picture that it was made of', async () => {
  const picture = sha256(jpeg());
  const { key } = (await issue(['LINKEDIN'])).copies[0]!;
  await issue(['LINKEDIN'], { who: `${maya()}-b` });
  await issue(['LINKEDIN'], { original: jpeg(1) });
  const evidence = shows(key);
  expect(await read([{ picture, evidence }], { who: `${maya()}-b` })).toBeNull();
  expect(await read([{ picture: sha256(jpeg(1)), evidence }])).toBeNull();
  expect(await read([{ picture: '0'.repeat(64), evidence }])).toBeNull();
  expect(await read([{ picture, evidence: shows(Buffer.alloc(32).toString('base64')) }])).toBeNull();
  await stopCopies(
    { caller: by(maya()), request: { picture }, now: monday, headers: {}, sourceIp: '' },
    services,
  );
  expect(await read([{ picture, evidence }])).toBeNull();
});

it.each([
  ['no reading', []],
  ['too many', Array.from({ length: 6 }, () => ({ picture: '0'.repeat(64), evidence: 'A'.repeat(23_064) }))],
  ['too little measured', [{ picture: '0'.repeat(64), evidence: 'A'.repeat(23_060) }]],
])('%s is no request', (_, readings) =>
  expect(markedContract['read-copies'].request.safeParse({ readings }).success).toBe(false),
);

it('who reads too often waits', async () => {
  within = false;
  await expect(read([{ picture: '0'.repeat(64), evidence: 'A'.repeat(23_064) }])).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});
