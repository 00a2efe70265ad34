import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Report } from '#domain/contract/scan';
import type { Scan } from '#domain/scan/scan';
import type { LocalStack } from '../../local/stack.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';

/** Somebody whose only account is on a platform that is searched once a week, and not proven. Each test builds on the one before. */
let stack: LocalStack;
let wire: Wire;
let hanako: Person;
let other: Person;
const own = 'hanako.tanaka.hq';

beforeAll(async () => {
  stack = await startServices();
  wire = wireTo(stack.origin, stack.config);
  [hanako, other] = (await signUpPeople(stack, ['hanako', 'other'])) as [Person, Person];
  for (const person of [hanako, other]) {
    await mutate(person, 'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }');
    await list(person, own);
  }
});
afterAll(() => stack?.close());

const by = ({ accessToken }: Person) => ({ token: accessToken });
const mutate = (person: Person, query: string, input: object = {}) =>
  answer(wire.graphql(query, { input: { id: person.sub, ...input } }, by(person)));
const list = (person: Person, ...handles: string[]) =>
  mutate(person, 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    socialMediaAccounts: handles.map((handle) => ({
      platform: 'FACEBOOK',
      pageUrl: `https://www.facebook.com/${handle}`,
    })),
  });
const start = async (person: Person) =>
  (await answer<{ scan: Scan }>(wire.rest('app', 'start-scan', {}, by(person)))).scan;
const report = (person: Person) => answer<Report>(wire.rest('app', 'get-report', {}, by(person)));
const statusOf = async (id: string) => (await report(hanako)).findings.find((one) => one.id === id)?.status;

async function scanned(person: Person): Promise<Report> {
  const { id } = await start(person);
  await expect
    .poll(async () => (await report(person)).scan, { timeout: 60_000 })
    .toMatchObject({ id, status: 'DONE' });
  return report(person);
}

async function upload(person: Person, picture: Response): Promise<void> {
  const contentType = picture.headers.get('content-type')!;
  const { url, fields, key } = await answer<{ url: string; fields: Record<string, string>; key: string }>(
    wire.rest('user', 'upload-url', { contentType }, by(person)),
  );
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([await picture.arrayBuffer()], { type: contentType }));
  await fetch(url, { method: 'POST', body });
  await answer(wire.rest('user', 'finish-upload', { key }, by(person)));
}

it('a second scan, for which nothing is due, is over at once: what the first one found stands', async () => {
  const { scan: first } = await scanned(hanako);
  expect(await start(hanako)).toMatchObject({ id: first!.id, status: 'DONE' });
  expect((await report(hanako)).scan).toMatchObject({ id: first!.id, status: 'DONE' });
});

it('an account that was found is hers once she lists it, without a scan, and waits again once it is off the list', async () => {
  const { id, theirs } = (await report(hanako)).findings.find(({ status }) => status === 'OPEN')!;
  await list(hanako, own, theirs.handle);
  expect(await statusOf(id)).toBe('MINE');
  await list(hanako, own);
  expect(await statusOf(id)).toBe('OPEN');
});

it('her profile picture stands in for the one that her account does not show', async () => {
  const before = (await report(hanako)).findings.find(
    ({ theirs, yours }) => theirs.imageUrl && !yours.imageUrl,
  )!;
  await upload(other, await fetch(before.theirs.imageUrl!));
  const after = (await scanned(other)).findings.find(({ id }) => id === before.id)!;
  expect(after.yours).toMatchObject({
    imageUrl: null,
    picture: { contentType: expect.any(String) as string },
  });
  expect(after.reasons).toContainEqual(expect.objectContaining({ signal: 'photo', side: 'for' }));
  expect(after.score).toBeGreaterThan(before.score);
});
